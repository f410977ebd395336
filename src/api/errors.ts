/** The server answered with a code other than 200 (specification §8). `msg` is in the guest's language. */
export class ReplyError extends Error {
  override name = 'ReplyError'

  constructor(
    readonly code: number,
    readonly msg: string,
    readonly data: unknown = null,
  ) {
    super(`${code} ${msg}`)
  }
}

/** The request or its reply was lost: there is no network. */
export class OfflineError extends Error {
  override name = 'OfflineError'
}

/** No reply within the time-out. The server may have executed the request: retry with the same idempotency key. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** Whether the balance did not pay because the member has to enter the pay code first. */
export function isPayCodeNeeded(error: unknown): boolean {
  return error instanceof ReplyError && Object(error.data).payCode === true
}
