import * as v from 'valibot'

/** A new charge for a PromptPay code (https://docs.omise.co/promptpay): ฿20 to ฿150,000. */
export const newCharge = v.strictObject({
  amount: v.pipe(v.number(), v.integer()),
  currency: v.literal('THB'),
  source: v.strictObject({ type: v.literal('promptpay') }),
  description: v.pipe(v.string(), v.maxLength(255)),
  metadata: v.strictObject({ ref: v.string() }),
  expires_at: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)),
})
export const SMALLEST = 2000
export const LARGEST = 15_000_000

/** A new refund of a charge (https://docs.omise.co/refunds-api). */
export const newRefund = v.strictObject({
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  metadata: v.strictObject({ refund: v.string() }),
})
