import { allocate } from '../../../src/domain/money/money'
import { moneyFor } from '../../../src/domain/order/orderMoney'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import type { OrderRecord } from '../../db/schema/orders/orders'
import { transitionOrder, type TransitionCause } from '../orders/transitionOrder'
import { answerByRefund } from '../orders/refunds/transitionRefund'
import { type LinesToRefund, type RefundedPieces, takePiecesBack } from '../orders/refunds/refundLines'
import type { LockedPurchase } from '../purchases/purchaseHandlers'
import { lockPurchaseOf } from '../purchases/purchases'
import { refundPurchase } from '../purchases/refundPurchase'
import { type BillShare, readArrived, readDishesBack, readSessionOrders } from './tableSessionOrders'

/** What paid a part of a bill: a share, or the deposit of the booking. */
interface BillPayment {
  held: LockedPurchase
  /** What can still go back, satang. */
  left: number
  /** Participants whose dishes it paid; none of a share of the whole bill. */
  paidFor: readonly number[]
  /** The share; undefined for the deposit. */
  order?: OrderRecord
}

/**
 * Refunds pieces of the lines of a locked order that was paid by the bill of its table: to the shares that paid the dishes of those who had
 * ordered them, then to all shares in proportion, then to the deposit. The order is refunded with its last satang.
 */
export async function refundBillLines(
  tx: Tx,
  order: OrderRecord,
  requested: LinesToRefund,
  cause: TransitionCause,
): Promise<void> {
  const payments = await lockPayments(tx, order)
  const { amount, orderRefundId, pieces } = await takePiecesBack(tx, order, requested, cause)
  const parts = splitOverBill(payments, { amount, pieces })
  for (const { payment, amount: part } of parts) {
    const refundId = await refundPurchase(tx, payment.held, { ...cause, amount: part, orderRefundId })
    if (payment.order) await answerByRefund(tx, payment.order, { amount: part, refundId, cause })
  }
  if ((await readDishesBack(tx, order.id)) === moneyFor(order)) await transitionOrder(tx, order, 'refunded', cause)
}

/** Locks what paid the bill: its paid shares in the order of their owners, then the deposit. */
async function lockPayments(tx: Tx, order: OrderRecord): Promise<BillPayment[]> {
  const { shares } = await readSessionOrders(tx, order.tableSessionId ?? '')
  const paid = shares.filter((share) => share.order.paid)
  const found: BillPayment[] = []
  for (const share of [...paid].sort(byOwner)) {
    const held = await lockPurchaseOf(tx, share.order.id, 'bill')
    const covered = share.share.covers.filter((each) => each.amount > 0).map(({ no }) => no)
    if (held) found.push({ held, left: leftOf(held), paidFor: covered, order: share.order })
  }
  const booking = await readArrived(tx, order.tableSessionId ?? '')
  const deposit = booking && (await lockPurchaseOf(tx, booking.id, 'deposit'))
  return deposit ? [...found, { held: deposit, left: leftOf(deposit), paidFor: [] }] : found
}

const byOwner = (a: BillShare, b: BillShare) =>
  a.order.userId.localeCompare(b.order.userId) || a.order.id.localeCompare(b.order.id)

const leftOf = ({ purchase: { amount, refunded } }: LockedPurchase) => amount - refunded

interface Back {
  amount: number
  pieces: readonly RefundedPieces[]
}

/** Splits a refund over what paid the bill. Refuses more than is left of it. */
function splitOverBill(payments: readonly BillPayment[], { amount, pieces }: Back) {
  const parts = new Map<BillPayment, number>()
  const leftIn = (payment: BillPayment) => payment.left - (parts.get(payment) ?? 0)
  /** Takes what it can of a sum, in proportion to what is left; returns what it took. */
  const take = (sum: number, from: readonly BillPayment[]) => {
    const weights = from.map(leftIn)
    const most = Math.min(
      sum,
      weights.reduce((all, each) => all + each, 0),
    )
    for (const [at, part] of allocate(most, weights).entries()) {
      const payment = from[at]
      if (payment) parts.set(payment, (parts.get(payment) ?? 0) + part)
    }
    return most
  }
  const shares = payments.filter(({ order }) => order !== undefined)
  let rest = amount
  for (const { line, amount: price } of pieces) {
    const own = shares.filter(({ paidFor }) => line.participantNo !== null && paidFor.includes(line.participantNo))
    rest -= take(price, own)
  }
  rest -= take(rest, shares)
  rest -= take(rest, payments)
  if (rest > 0) throw new AppError(400, 'refund.billReturned')
  return [...parts].flatMap(([payment, part]) => (part > 0 ? [{ payment, amount: part }] : []))
}
