import type { Report } from '../report'

type Listener = (detail: unknown) => void

/** Event listeners of the app, such as `onNetworkStatusChange`; the test fires the events. */
export class Listeners {
  private readonly lists = new Map<string, Set<Listener>>()

  constructor(private readonly report: Report) {}

  on(event: string, listener: Listener) {
    const list = this.lists.get(event) ?? new Set()
    this.lists.set(event, list.add(listener))
  }

  off(event: string, listener?: Listener) {
    if (listener) this.lists.get(event)?.delete(listener)
    else this.lists.delete(event)
  }

  has(event: string) {
    return (this.lists.get(event)?.size ?? 0) > 0
  }

  fire(event: string, detail: unknown) {
    for (const listener of this.lists.get(event) ?? []) this.report.guard(() => listener(detail))
  }

  /** `onXxx` and `offXxx` for each such name in the vendor's typings. */
  apis(names: string[]): Record<string, (listener?: Listener) => void> {
    const pairs = names.flatMap((name) => {
      const [, how, event] = /^(on|off)([A-Z]\w*)$/.exec(name) ?? []
      if (!how || !event) return []
      const api = (listener?: Listener) =>
        how === 'on' ? listener && this.on(event, listener) : this.off(event, listener)
      return [[name, api] as const]
    })
    return Object.fromEntries(pairs)
  }
}
