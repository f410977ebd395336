import * as v from 'valibot'

/** The merchant that the imitation of WeChat Pay knows. */
export const MERCHANT = '1900000109'

/** What an order has (https://pay.weixin.qq.com/wiki/doc/api_external/en/apis/chapter4_1_26.shtml). */
const mainlandOrder = {
  mchid: v.literal(MERCHANT),
  appid: v.picklist(['wx-mini', 'wx-official']),
  description: v.pipe(v.string(), v.maxBytes(127)),
  out_trade_no: v.pipe(v.string(), v.regex(/^[\w-]{6,32}$/)),
  time_expire: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)),
  notify_url: v.pipe(v.string(), v.regex(/^https:\/\/[^?]+$/)),
  amount: v.strictObject({
    total: v.pipe(v.number(), v.integer(), v.minValue(1)),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  }),
  payer: v.strictObject({ openid: v.pipe(v.string(), v.nonEmpty()) }),
}
/** What a refund has (https://pay.weixin.qq.com/doc/global/v3/en/4013014250). */
const mainlandRefund = {
  out_trade_no: v.pipe(v.string(), v.regex(/^[\w-]{6,32}$/)),
  out_refund_no: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  amount: v.strictObject({
    refund: v.pipe(v.number(), v.integer(), v.minValue(1)),
    total: v.pipe(v.number(), v.integer(), v.minValue(1)),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  }),
}
export const REFUNDS = {
  mainland: v.strictObject(mainlandRefund),
  global: v.strictObject({
    ...mainlandRefund,
    mchid: v.literal(MERCHANT),
    appid: v.picklist(['wx-mini', 'wx-official']),
  }),
}
/** What an order of a browser outside WeChat has instead of the guest's id (https://pay.weixin.qq.com/doc/v3/merchant/4012791834). */
const { payer: _payer, ...withoutPayer } = mainlandOrder
const page = {
  ...withoutPayer,
  scene_info: v.strictObject({
    payer_client_ip: v.pipe(v.string(), v.ip()),
    h5_info: v.strictObject({ type: v.literal('Wap') }),
  }),
}
export const PAGES = {
  mainland: v.strictObject(page),
  global: v.strictObject({
    ...page,
    trade_type: v.literal('MWEB'),
    merchant_category_code: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  }),
}
export const ORDERS = {
  mainland: v.strictObject(mainlandOrder),
  global: v.strictObject({
    ...mainlandOrder,
    trade_type: v.literal('JSAPI'),
    merchant_category_code: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  }),
}
