/** Outcome of a payment, by wire code (specification §4). `waiting` also when only the server knows. */
const PAY_OUTCOMES = ['waiting', 'paid', 'failed', 'cancelled'] as const
export type PayOutcome = (typeof PAY_OUTCOMES)[number]

/** The outcome for a wire code. */
export function payOutcomeOf(code: 0 | 1 | 2 | 3): PayOutcome {
  return PAY_OUTCOMES[code]
}

/** Result codes of Alipay's `tradePay`; hosts send them as text or number (https://opendocs.alipay.com/mini/api/openapi-pay). */
const ALIPAY: Record<string, PayOutcome> = { '9000': 'paid', '6001': 'cancelled', '8000': 'waiting', '6004': 'waiting' }

/** The outcome of an Alipay result code. Unknown codes are failures. */
export function alipayOutcome(resultCode: string | number | undefined): PayOutcome {
  return ALIPAY[String(resultCode)] ?? 'failed'
}

/** The outcome of a WeChat payment: `requestPayment:ok` in a mini-program, `get_brand_wcpay_request:ok` in its browser. */
export function wechatOutcome(errMsg: string | undefined): PayOutcome {
  const reason = errMsg?.split(':')[1]?.trim() ?? ''
  if (reason === 'ok') return 'paid'
  return /cancel/.test(reason) ? 'cancelled' : 'failed'
}
