import * as v from 'valibot'
import { satang } from '../fields'

/** Payment methods. `offline`: with the staff, at the counter or the table. */
export const PAY_TYPES = ['promptpay', 'wechat', 'alipay', 'balance', 'giftCard', 'card', 'offline'] as const
export const payType = v.picklist(PAY_TYPES)
export type PayType = v.InferOutput<typeof payType>

/** The payment methods that are offered, with the reason of those that are disabled. */
export const payOffers = v.array(
  v.object({
    type: payType,
    name: v.string(),
    caption: v.string(),
    enabled: v.boolean(),
    reason: v.string(),
    /** What the balance can pay; only of `balance`, which is offered when it reaches. */
    balance: v.optional(satang),
  }),
)
export type PayOffers = v.InferOutput<typeof payOffers>
