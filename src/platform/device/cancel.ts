/** Whether a host's error says that the guest went back: WeChat does so in words, Alipay by a number that each call has its own of. */
export function isCancel(error: unknown, alipayCode?: number): boolean {
  const { errMsg = '', error: code } = (error ?? {}) as { errMsg?: string; error?: number | string }
  return /cancel/i.test(errMsg) || (alipayCode !== undefined && Number(code) === alipayCode)
}
