/** An error with the host's message, which is shown to the guest (specification §8 "Save image"). */
export class HostError extends Error {
  override name = 'HostError'
}

/** Error objects of the hosts: WeChat uses `errMsg` with the call's name as prefix, Alipay `errorMessage`. */
interface HostFailure {
  errMsg?: string
  errorMessage?: string
  message?: string
}

/** The host's error message without the call's name; empty when there is none. */
export function hostMessage(error: unknown): string {
  const { errMsg, errorMessage, message = '' } = (error ?? {}) as HostFailure
  return errorMessage ?? errMsg?.replace(/^\w+:fail:?\s*/, '') ?? message
}

/** Whether a host's error means that the guest cancelled: WeChat says so in its message, Alipay by a code specific to each call. */
export function isCancel(error: unknown, alipayCode?: number): boolean {
  const { errMsg = '', error: code } = (error ?? {}) as { errMsg?: string; error?: number | string }
  return /cancel/i.test(errMsg) || (alipayCode !== undefined && Number(code) === alipayCode)
}
