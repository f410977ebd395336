import * as v from 'valibot'

/** The app and the seller that the imitation of Alipay knows. */
export const APP = '2021004112345678'
export const SELLER = '2088102146225135'

const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))
const address = v.pipe(v.string(), v.regex(/^https:\/\/[^?#]+$/), v.maxLength(256))
/** Fields of every request (https://opendocs.alipay.com/common/02khjm). */
export const common = v.object({
  app_id: v.literal(APP),
  method: v.string(),
  format: v.literal('JSON'),
  charset: v.literal('utf-8'),
  sign_type: v.literal('RSA2'),
  timestamp: time,
  version: v.literal('1.0'),
})
export const notified = v.object({ notify_url: address })

/** What a trade has (https://opendocs.alipay.com/mini/6039ed0c_alipay.trade.create). */
const trade = {
  out_trade_no: v.pipe(v.string(), v.regex(/^\w{1,64}$/)),
  total_amount: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d\d$/)),
  subject: v.pipe(v.string(), v.regex(/^[^/=&]{1,256}$/)),
  seller_id: v.literal(SELLER),
  time_expire: time,
  trans_currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  settle_currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
}
export const miniTrade = v.union([
  v.strictObject({ ...trade, ...mini(), buyer_open_id: v.pipe(v.string(), v.nonEmpty()) }),
  v.strictObject({ ...trade, ...mini(), buyer_id: v.pipe(v.string(), v.regex(/^2088\d{12}$/)) }),
])
/** https://opendocs.alipay.com/open/29ae8cb6_alipay.trade.wap.pay */
export const page = v.strictObject({
  ...trade,
  product_code: v.literal('QUICK_WAP_WAY'),
  quit_url: v.optional(v.pipe(v.string(), v.url(), v.regex(/^[^#]+$/))),
})

function mini() {
  return { product_code: v.literal('JSAPI_PAY'), op_app_id: v.literal(APP) }
}

/** Refusals as the gateway writes them. */
export const refusal = (sub_code: string, code = '40004', msg = 'Business Failed') => ({
  code,
  msg,
  sub_code,
  sub_msg: '原因',
})

/** Whether a request does not name the certificates that it must. */
export function lacksNames(fields: Record<string, string>, names: Record<string, string> = {}): boolean {
  return Object.entries(names).some(([name, number]) => fields[name] !== number)
}
