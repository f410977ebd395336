import * as v from 'valibot'
import { id, satang } from '../fields'

/** Price of an order, computed by the server only. All amounts in satang; the lines add up to `payAmount`. */
export const quote = v.object({
  goodsNum: v.number(),
  goodsAmount: satang,
  activities: v.array(v.object({ id, name: v.string(), amount: satang })),
  /** Every coupon that is used, and what it takes off the dishes or the delivery fee. */
  coupons: v.array(v.object({ id, name: v.string(), of: v.picklist(['goods', 'delivery']), amount: satang })),
  /** Off the dishes, by all of them; `deliveryAmount` is already reduced. */
  couponAmount: satang,
  couponName: v.string(),
  pointsUsed: v.number(),
  pointsAmount: satang,
  packAmount: satang,
  deliveryAmount: satang,
  /** True for a delivery order: its fee line is shown even when it is free. */
  hasDelivery: v.boolean(),
  serviceAmount: satang,
  /** Basis points. */
  serviceRate: v.number(),
  vatAmount: satang,
  vatRate: v.number(),
  /** VAT is part of the prices and is not added. */
  vatIncluded: v.boolean(),
  taxAmount: satang,
  tipAmount: satang,
  /** Paid from gift cards; missing in orders from before there were any. */
  giftCardAmount: v.optional(satang),
  balanceAmount: satang,
  payAmount: satang,
  saveAmount: satang,
  /** What paid VIP has taken off dishes and delivery, beyond the level; missing when it is nothing. Part of `saveAmount` or of the fee. */
  vipAmount: v.optional(satang),
})
export type Quote = v.InferOutput<typeof quote>
