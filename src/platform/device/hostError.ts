/** An error with the host's message, which is shown to the guest (specification §8 "Save image"). */
export class HostError extends Error {
  override name = 'HostError'
}

/** Error objects of the hosts: WeChat uses `errMsg` with the call's name as prefix, Alipay `errorMessage`. */
interface Told {
  errMsg?: string
  errorMessage?: string
  message?: string
}

/** The host's error message without the call's name; empty when there is none. */
export function hostWords(error: unknown): string {
  const { errMsg, errorMessage, message = '' } = (error ?? {}) as Told
  return errorMessage ?? errMsg?.replace(/^\w+:fail:?\s*/, '') ?? message
}
