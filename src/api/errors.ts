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

/** The request did not reach the server, or its answer did not reach us. */
export class OfflineError extends Error {
  override name = 'OfflineError'
}

/** No answer within the time-out. The server may still have done what was asked: retry with the same key. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}
