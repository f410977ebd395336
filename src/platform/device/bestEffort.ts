/**
 * Runs host calls that only concern looks or comfort. A client that lacks one throws, another one refuses it: neither may stop a page.
 * Returns what a synchronous call returns, or undefined.
 */
export function bestEffort<R>(call: () => R): Exclude<R, Promise<unknown>> | undefined {
  try {
    const result = call()
    if (!(result instanceof Promise)) return result as Exclude<R, Promise<unknown>>
    result.catch(() => undefined)
  } catch {
    // The client lacks the call.
  }
  return undefined
}
