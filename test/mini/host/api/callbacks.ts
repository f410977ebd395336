import { Failure } from '../failure'
import type { Report } from '../report'

type Awaitable<T> = T | Promise<T>
type AnyFunction = (...args: never[]) => unknown

/** The options type of a vendor function. */
type OptionsOf<F> = F extends (options: infer O, ...rest: never[]) => unknown ? NonNullable<O> : never
/** The type of the result that a vendor function passes to `success`. */
type ResultOf<F> =
  OptionsOf<F> extends { success?: infer S }
    ? NonNullable<S> extends (result: infer R) => void
      ? R
      : unknown
    : unknown

/** Implementations of vendor functions, typed by the vendor's own typings. */
export type Implementations<Api> = {
  [K in keyof Api as Api[K] extends AnyFunction ? K : never]?: (
    options: OptionsOf<Api[K]>,
    task: Record<string, unknown>,
  ) => Awaitable<Partial<Omit<ResultOf<Api[K]>, 'errMsg'>> | void>
}

/** The vendor's shape of the arguments of `success` and `fail`. */
export interface CallbackStyle {
  success(name: string, result: Record<string, unknown>): Record<string, unknown>
  failure(name: string, failure: Failure): Record<string, unknown>
}

export const weappStyle: CallbackStyle = {
  success: (name, result) => ({ ...result, errMsg: `${name}:ok` }),
  failure: (name, { message, code, extra }) => ({
    errMsg: `${name}:fail ${message}`,
    ...(code !== undefined && { errno: code, errCode: code }),
    ...extra,
  }),
}

export const alipayStyle: CallbackStyle = {
  success: (_, result) => result,
  failure: (_, { message, code = 2, extra }) => ({ error: code, errorMessage: message, ...extra }),
}

interface Callbacks {
  success?: (result: unknown) => void
  fail?: (failure: unknown) => void
  complete?: (result: unknown) => void
}

type Run = (
  options: Record<string, unknown>,
  task: Record<string, unknown>,
) => Awaitable<Record<string, unknown> | void>

/** Creates the functions of a vendor's object: asynchronous, with callbacks if any were given and with a promise otherwise. */
export class CallbackApis {
  constructor(
    private readonly style: CallbackStyle,
    private readonly report: Report,
  ) {}

  make(name: string, run: Run) {
    return (given?: unknown) => {
      const options = (typeof given === 'object' && given !== null ? given : {}) as Callbacks & Record<string, unknown>
      const task: Record<string, unknown> = {}
      // The task's methods must exist synchronously; the result arrives later.
      const running = (async () => run(options, task))()
      const settled = this.settle(name, running, options)
      const listens = options.success ?? options.fail ?? options.complete
      if (!listens) return Object.assign(settled, task)
      settled.catch(() => undefined)
      return task
    }
  }

  private async settle(
    name: string,
    running: Promise<Awaited<ReturnType<Run>>>,
    { success, fail, complete }: Callbacks,
  ) {
    const tell = (callback: ((result: unknown) => void) | undefined, result: unknown) => {
      if (callback) this.report.guard(() => callback(result))
    }
    try {
      const result = this.style.success(name, (await running) ?? {})
      tell(success, result)
      tell(complete, result)
      return result
    } catch (error) {
      if (!(error instanceof Failure)) this.report.error('throw', error)
      const failure = this.style.failure(name, error instanceof Failure ? error : new Failure(String(error)))
      tell(fail, failure)
      tell(complete, failure)
      throw failure
    }
  }
}
