/** Whether a host's error means that the guest cancelled: WeChat says so in its message, Alipay by a code specific to each call. */
export function isCancel(error: unknown, alipayCode?: number): boolean {
  const { errMsg = '', error: code } = (error ?? {}) as { errMsg?: string; error?: number | string }
  return /cancel/i.test(errMsg) || (alipayCode !== undefined && Number(code) === alipayCode)
}
