import { MINUTE_MS } from '@/domain/time/duration'
import type { OnStale } from './offlineCache'

interface Asked<V> {
  at: number
  answer: Promise<V>
  come: boolean
  /** Time of the reply, ms since 1970, when it comes from the offline cache. */
  staleSince?: number
}

/** Cache of replies by name: calls within a minute share one pending or finished request. */
export class RequestCache<V> {
  private readonly asked = new Map<string, Asked<V>>()

  constructor(private readonly now: () => number = Date.now) {}

  /** Whether the request has finished (specification §3). */
  isget(name: string): boolean {
    return this.asked.get(name)?.come ?? false
  }

  /** Returns the reply of a name, by `ask` if necessary. Failures and offline copies are not cached; `onStale` is called for offline copies. */
  async get(name: string, ask: (onStale: OnStale) => Promise<V>, onStale: OnStale): Promise<V> {
    const known = this.asked.get(name)
    const asked = known && this.now() - known.at < MINUTE_MS ? known : this.start(name, ask)
    const answer = await asked.answer
    if (asked.staleSince !== undefined) onStale(asked.staleSince)
    return answer
  }

  private start(name: string, ask: (onStale: OnStale) => Promise<V>): Asked<V> {
    const forget = () => this.asked.get(name) === asked && this.asked.delete(name)
    const asked: Asked<V> = {
      at: this.now(),
      answer: ask((at) => {
        asked.staleSince = at
        forget()
      }),
      come: false,
    }
    this.asked.set(name, asked)
    asked.answer.then(() => (asked.come = true), forget)
    return asked
  }
}
