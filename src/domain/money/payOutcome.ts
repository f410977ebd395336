/** How a payment ended, as the specification numbers it (§4): 1 success, 2 failure, 3 cancelled; `ask` where only the server can tell. */
export type PayOutcome = 1 | 2 | 3 | 'ask'

/** Result codes of Alipay's `tradePay`; hosts send them as text or number (https://opendocs.alipay.com/mini/api/openapi-pay). */
const ALIPAY: Record<string, PayOutcome> = { '9000': 1, '6001': 3, '8000': 'ask', '6004': 'ask' }

/** What an Alipay result code means. Any code that is not known is a failure, and is said in a modal. */
export function alipayOutcome(resultCode: string | number | undefined): PayOutcome {
  return ALIPAY[String(resultCode)] ?? 2
}

/** What WeChat says of a payment: `requestPayment:ok` in a mini-program, `get_brand_wcpay_request:ok` in its browser. */
export function wechatOutcome(errMsg: string | undefined): PayOutcome {
  const word = errMsg?.split(':')[1]?.trim() ?? ''
  if (word === 'ok') return 1
  return /cancel/.test(word) ? 3 : 2
}
