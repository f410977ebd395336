import type { Report } from './report'

export type AppDefinition = Record<string, unknown>

/** The app object registered by `App()`, and its lifecycle methods. */
export class AppInstance {
  private app: AppDefinition | undefined

  constructor(private readonly report: Report) {}

  /** `App(definition)`. */
  readonly register = (definition: AppDefinition) => {
    this.app = definition
  }

  /** `getApp()`. */
  readonly get = () => this.app

  call(name: string, ...args: unknown[]) {
    const method = this.app?.[name]
    if (typeof method !== 'function') return
    this.report.guard(() => (method as (...args: unknown[]) => unknown).apply(this.app, args))
  }
}
