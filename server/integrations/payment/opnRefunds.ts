import * as v from 'valibot'
import { type OpnApi, OpnApiError } from './opnApi'
import { charge } from './opnCharge'
import type { RefundOrder, RefundProgress } from './paymentProvider'

/** Most refunds of a charge that are read; Opn allows fewer. */
const MOST = 100
/** Codes after which another attempt has the same result; what else is refused may be the balance. */
const FINAL = ['invalid_amount', 'invalid_charge', 'not_found', 'bad_request']

const refund = v.object({
  object: v.literal('refund'),
  status: v.optional(v.string(), 'closed'),
  metadata: v.optional(v.unknown()),
})
const list = v.object({ object: v.literal('list'), data: v.array(refund) })
const own = v.object({ refund: v.string() })

/**
 * Sends money back (https://docs.omise.co/refunds-api). Opn keeps no number of ours, so each refund carries it as metadata, and the refunds of
 * the charge are read before another one is made. Whether a charge can be refunded depends on its way of payment: Opn tells it.
 */
export async function refundAtOpn(api: OpnApi, order: RefundOrder, id: string | undefined): Promise<RefundProgress> {
  const { refundId, amount, total } = order
  if (!id) return refused('the charge of the payment is not known')
  const refunds = `/charges/${id}/refunds`
  const { data: made } = await api.request(`${refunds}?limit=${MOST}&order=reverse_chronological`, list)
  const known = madeBefore(made, order)
  if (known) return progressOf(known)
  const { refundable, partially_refundable: inParts } = await api.request(`/charges/${id}`, charge)
  if (!refundable) return refused('Opn does not send this payment back')
  if (!inParts && amount < total) return refused('Opn sends this payment back in full only')
  try {
    return progressOf(await api.request(refunds, refund, { amount, metadata: { refund: refundId } }))
  } catch (error) {
    if (error instanceof OpnApiError && FINAL.includes(error.code)) return refused(error.message)
    throw error
  }
}

/** What was made of a refund before. */
function madeBefore(all: readonly v.InferOutput<typeof refund>[], { refundId, isFirst }: RefundOrder) {
  const made = all.filter(({ metadata }) => v.is(own, metadata) && metadata.refund === refundId)
  return made.find(({ status }) => status !== 'failed') ?? (isFirst ? undefined : made[0])
}

function progressOf({ status }: v.InferOutput<typeof refund>): RefundProgress {
  if (status === 'failed') return refused('Opn could not send the money')
  return { state: status === 'pending' ? 'pending' : 'done' }
}

function refused(reason: string): RefundProgress {
  return { state: 'refused', reason: `opn: ${reason}` }
}
