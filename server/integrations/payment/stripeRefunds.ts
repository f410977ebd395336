import type Stripe from 'stripe'
import type { RefundOrder, RefundProgress } from './paymentProvider'
import { type StripeClient, StripeApiError } from './stripeClient'

/** Most refunds of a payment that are read. */
const MOST = 100
/** Codes after which another attempt has the same result; what else is refused may be the balance. */
const FINAL = ['charge_already_refunded', 'resource_missing', 'payment_intent_unexpected_state', 'amount_too_large']

/**
 * Sends money back (https://docs.stripe.com/refunds). Our id is metadata, which is looked for first. There is no idempotency key: Stripe would
 * repeat the answer of a fault for a day; only one attempt is made at a time (`sendRefunds.ts`).
 */
export async function refundAtStripe(
  client: StripeClient,
  { refundId, amount, data, isFirst }: RefundOrder,
): Promise<RefundProgress> {
  const intent = data?.providerId
  if (!intent) return { state: 'refused', reason: 'stripe: the payment is not known' }
  const known = await client.call((stripe) => stripe.refunds.list({ payment_intent: intent, limit: MOST }))
  const made = known.data.filter(({ metadata }) => metadata?.refund === refundId)
  const latest = made.find((refund) => !hasFailed(refund)) ?? (isFirst ? undefined : made[0])
  if (latest) return progressOf(latest)
  const order = { payment_intent: intent, amount, metadata: { refund: refundId } }
  try {
    return progressOf(await client.call((stripe) => stripe.refunds.create(order)))
  } catch (error) {
    if (error instanceof StripeApiError && FINAL.includes(error.code))
      return { state: 'refused', reason: error.message }
    throw error
  }
}

const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled'

/** A PromptPay refund waits until the guest has told Stripe the account. */
function progressOf(refund: Stripe.Refund): RefundProgress {
  const { status, failure_reason: failure } = refund
  if (status === 'succeeded') return { state: 'done' }
  if (hasFailed(refund)) return { state: 'refused', reason: `stripe: ${failure ?? status}` }
  return { state: 'pending' }
}
