import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { id, instant, pageOf, paging, satang, text } from '../../../src/contract/fields'
import { money, pictureName } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const transfer = v.object({
  /** Our reference of the payment. */
  id,
  /** The slip that waits for staff; empty without one. */
  revision: v.string(),
  state: v.picklist(['slipSent', 'noSlip', 'confirmed']),
  orderNo: v.string(),
  /** In the caller's language; empty for what belongs to no store. */
  storeName: v.string(),
  amount: satang,
  createdAt: instant,
  sentAt: v.nullable(instant),
  /** What the slip says: the bank that sent the money, and its reference of the transfer. A slip can be forged. */
  bank: v.string(),
  reference: v.string(),
  slip: pictureName,
})
export type StaffTransfer = v.InferOutput<typeof transfer>

/** PromptPay payments to the store's own account, which staff confirm. */
export const transferContract = {
  list: endpoint({
    ...staffRead,
    summary: 'Payments to confirm in the stores that the person works in: those with a slip first',
    path: 'transfers',
    input: v.object(paging),
    reply: pageOf(transfer),
  }),
  read: endpoint({
    ...staffRead,
    summary: 'One payment by our reference',
    path: 'transfer',
    input: v.object({ id }),
    reply: transfer,
  }),
  confirm: endpoint({
    ...staffWrite,
    summary: 'Books money that staff have found in the account of the store. A reference pays once',
    path: 'transfer/confirm',
    input: v.object({
      id,
      /** The bank's reference of the transfer. */
      reference: v.pipe(text(60), v.minLength(1)),
      amount: money(1, 1_000_000_000),
    }),
    reply: transfer,
  }),
  refuse: endpoint({
    ...staffWrite,
    summary:
      'Refuses the slip that staff saw, with a word for the guest. After another one it is refused with code 409',
    path: 'transfer/refuse',
    input: v.object({ id, revision: id, answer: v.pipe(text(200), v.minLength(1)) }),
    reply: transfer,
  }),
}
