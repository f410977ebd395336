import * as v from 'valibot'

/** Payment methods. `offline`: with the staff, at the counter or the table. */
export const PAY_TYPES = ['promptpay', 'wechat', 'alipay', 'balance', 'giftCard', 'card', 'offline'] as const
export const payType = v.picklist(PAY_TYPES)
export type PayType = v.InferOutput<typeof payType>
