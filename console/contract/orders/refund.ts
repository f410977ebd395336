import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { id, instant, pageOf, paging } from '../../../src/contract/fields'
import { staffRead, staffWrite } from '../staffCall'

const refund = v.object({
  id,
  /** `byHand`: staff send it. `refused`: the provider has not sent it. */
  state: v.picklist(['byHand', 'sending', 'refused', 'done']),
  orderNo: v.string(),
  /** With the sign of its currency, which can be a foreign one. */
  amountText: v.string(),
  payType: v.string(),
  provider: v.string(),
  ref: v.string(),
  /** The bank's id of the transfer to send back; empty for a refund that the store has accepted. */
  transactionId: v.string(),
  /** Why it goes back. */
  cause: v.string(),
  attempts: v.number(),
  failure: v.string(),
  createdAt: instant,
})
export type StaffRefund = v.InferOutput<typeof refund>

const move = (path: string, summary: string) =>
  endpoint({ ...staffWrite, summary, path: `refund/${path}`, input: v.object({ id }), reply: refund })

/** Money that goes back to guests and has not arrived yet. */
export const refundContract = {
  list: endpoint({
    ...staffRead,
    summary: 'Refunds that are not paid out, the oldest first, in the stores that the person works in',
    path: 'refunds',
    input: v.object(paging),
    reply: pageOf(refund),
  }),
  read: endpoint({ ...staffRead, summary: 'One refund', path: 'refund', input: v.object({ id }), reply: refund }),
  markSent: move('markSent', 'Staff have sent the money by hand. Refused while the provider is sending it'),
  sendAgain: move('sendAgain', 'Asks the provider, which has refused it, once more'),
}
