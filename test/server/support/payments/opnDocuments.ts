import * as v from 'valibot'

const common = {
  amount: v.pipe(v.number(), v.integer()),
  currency: v.literal('THB'),
  description: v.pipe(v.string(), v.maxLength(255)),
  metadata: v.strictObject({ ref: v.string() }),
}

/** A new charge for a PromptPay code (https://docs.omise.co/promptpay): ฿20 to ฿150,000. */
const codeCharge = v.strictObject({
  ...common,
  source: v.strictObject({ type: v.literal('promptpay') }),
  expires_at: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)),
})

/** A new charge of a card (https://docs.omise.co/charging-cards). */
const cardCharge = v.strictObject({
  ...common,
  card: v.pipe(v.string(), v.regex(/^tokn_test_\w+$/)),
  return_uri: v.optional(v.pipe(v.string(), v.url())),
})
export const newCharge = v.union([codeCharge, cardCharge])

/** A charge as the service keeps it. */
export type ServiceCharge = v.InferOutput<typeof newCharge> & {
  id: string
  createdAt: Date
  status: 'pending' | 'successful' | 'failed' | 'expired' | 'reversed'
  paidAt: string | null
  /** Fields that differ from what was asked for. */
  changes: Record<string, unknown>
}

export const SMALLEST = 2000
export const LARGEST = 15_000_000

/** A new refund of a charge (https://docs.omise.co/refunds-api). */
export const newRefund = v.strictObject({
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  metadata: v.strictObject({ refund: v.string() }),
})
