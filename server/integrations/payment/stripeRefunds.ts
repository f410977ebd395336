import type Stripe from 'stripe'
import type { RefundOrder, RefundProgress } from './paymentProvider'
import { type StripeClient, StripeRefusal } from './stripeClient'

/** Most refunds of a payment that are read. */
const MOST = 100
/** Codes after which another attempt has the same result; what else is refused may be the balance. */
const FINAL = ['charge_already_refunded', 'resource_missing', 'payment_intent_unexpected_state', 'amount_too_large']

/**
 * Sends money back (https://docs.stripe.com/refunds). Our id is metadata, which is looked for first, because Stripe forgets the key of a
 * request after a day; the key keeps two requests at once from making two refunds.
 */
export async function refundAtStripe(
  client: StripeClient,
  { refundId, amount, data }: RefundOrder,
): Promise<RefundProgress> {
  const intent = data?.providerId
  if (!intent) return { state: 'refused', reason: 'stripe: the payment is not known' }
  const known = await client.call((stripe) => stripe.refunds.list({ payment_intent: intent, limit: MOST }))
  const made = known.data.find(({ metadata }) => metadata?.refund === refundId)
  if (made) return progressOf(made)
  const order = { payment_intent: intent, amount, metadata: { refund: refundId } }
  try {
    return progressOf(await client.call((stripe) => stripe.refunds.create(order, { idempotencyKey: refundId })))
  } catch (error) {
    if (error instanceof StripeRefusal && FINAL.includes(error.code)) return { state: 'refused', reason: error.message }
    throw error
  }
}

/** A PromptPay refund waits until the guest has told Stripe the account. */
function progressOf({ status, failure_reason }: Stripe.Refund): RefundProgress {
  if (status === 'succeeded') return { state: 'done' }
  if (status === 'failed' || status === 'canceled')
    return { state: 'refused', reason: `stripe: ${failure_reason ?? status}` }
  return { state: 'pending' }
}
