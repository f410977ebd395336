/** A failure in the words of the host, for calls whose guests shall read them (specification §8 "Save image"). */
export class HostError extends Error {
  override name = 'HostError'
}

/** What hosts tell of a failure: WeChat in `errMsg` after the name of the call, Alipay in `errorMessage`. */
interface Told {
  errMsg?: string
  errorMessage?: string
  message?: string
}

/** The host's own words for a failure, without the name of the call; empty when there are none. */
export function hostWords(error: unknown): string {
  const { errMsg, errorMessage, message = '' } = (error ?? {}) as Told
  return errorMessage ?? errMsg?.replace(/^\w+:fail:?\s*/, '') ?? message
}
