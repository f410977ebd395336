import { and, asc, eq, inArray } from 'drizzle-orm'
import { type RefundablePart, splitRefundOver } from '../../../src/domain/money/refundSplit'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import type { Tx } from '../../db/database'
import { PAYMENT_STATE, payments } from '../../db/schema/payments/payments'
import type { PurchaseRecord } from '../../db/schema/payments/purchases'
import type { MessageKey } from '../../messages/messages'
import { creditBalance } from './balancePayments'
import { creditGiftCard } from './giftCardPayments'
import type { LockedPurchase, PurchaseChange, PurchaseRefunded } from './purchaseHandlers'
import { lockPurchaseOf, markClosed, markRefunded } from './purchases'
import { type NewRefund, writeRefund } from './refundRows'

/**
 * Refunds an amount of a held, paid purchase, with the effects of its kind, to the payments that `splitRefundOver` names. Returns the refund that is
 * owed until it is paid out; null when nothing is owed, because the purchase was free or all of it went back to the balance and gift cards.
 */
export async function refundPurchase(tx: Tx, held: LockedPurchase, event: PurchaseRefunded): Promise<string | null> {
  await markRefunded(tx, held, event)
  const { amount, orderRefundId, now } = event
  const given = await giveBack(tx, held.purchase, { amount, reason: 'agreed', orderRefundId, now })
  return given.find(({ payment }) => !isHeld(payment))?.refundId ?? null
}

/**
 * Refunds all of a purchase at its owner's request. Refuses one of others as unknown, and by `refusal` what can
 * no longer go back: `refundUntil` tells until when it can.
 */
export async function refundOnRequest(
  { db: tx, session, now }: Pick<RequestContext<Tx, Session>, 'db' | 'session' | 'now'>,
  { id, kind }: Pick<PurchaseRecord, 'id' | 'kind'>,
  {
    refundUntil,
    refusal,
  }: { refundUntil(tx: Tx, purchase: PurchaseRecord, now: Date): Promise<unknown>; refusal: MessageKey },
): Promise<void> {
  const held = await lockPurchaseOf(tx, id, kind)
  if (held?.purchase.userId !== session.userId) throw new AppError(400, 'order.notFound')
  if (!(await refundUntil(tx, held.purchase, now))) throw new AppError(400, refusal)
  await refundPurchase(tx, held, { actor: 'guest', amount: held.purchase.amount, now })
}

/** Closes a pending purchase of a locked object, and gives back what was paid for it from the balance and gift cards. Any other stays as it is. */
export async function closePurchase(
  tx: Tx,
  closing: { id: string; bought: unknown },
  event: PurchaseChange,
): Promise<void> {
  const purchase = await markClosed(tx, closing, event)
  const amount = purchase ? purchase.fromBalance + purchase.fromGiftCards : 0
  if (!purchase || amount === 0) return
  const given = await giveBack(tx, purchase, { amount, reason: 'orderClosed', now: event.now })
  const ids = given.map(({ payment }) => payment.id)
  await tx.update(payments).set({ state: PAYMENT_STATE.returned }).where(inArray(payments.id, ids))
}

type PaymentRecord = typeof payments.$inferSelect

/** The received payments of a purchase, in the order in which they were made. */
function receivedFor(tx: Tx, purchaseId: string): Promise<PaymentRecord[]> {
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.purchaseId, purchaseId), eq(payments.state, PAYMENT_STATE.paid)))
    .orderBy(asc(payments.ref))
}

/** Whether a payment came from what the member holds here: it goes back at once. */
function isHeld({ payType }: PaymentRecord): boolean {
  return payType === 'balance' || payType === 'giftCard'
}

const partOf = (payment: PaymentRecord): RefundablePart & { payment: PaymentRecord } => {
  const { payType, amount, refunded } = payment
  return { payment, from: payType === 'balance' || payType === 'giftCard' ? payType : 'outside', amount, refunded }
}

type Back = Omit<NewRefund, 'paymentId'>

/** Gives an amount back to the payments of a purchase. Returns those that it came from. Throws when they did not bring as much. */
async function giveBack(
  tx: Tx,
  { id, userId }: PurchaseRecord,
  { amount: wanted, ...why }: Back,
): Promise<{ payment: PaymentRecord; refundId: string }[]> {
  const received = await receivedFor(tx, id)
  const given: { payment: PaymentRecord; refundId: string }[] = []
  const split = splitRefundOver(wanted, received.map(partOf))
  const found = split.reduce((sum, { amount }) => sum + amount, 0)
  if (found !== wanted) throw new Error(`the payments of purchase ${id} hold ${found} of ${wanted} satang to refund`)
  for (const { part, amount } of split) {
    const { payment, from } = part
    const refundId = await writeRefund(tx, { ...why, paymentId: payment.id, amount }, { done: from !== 'outside' })
    const { now } = why
    if (from === 'balance') await creditBalance(tx, { payment, userId, refundId, amount, now })
    if (from === 'giftCard') await creditGiftCard(tx, { paymentId: payment.id, refundId, amount, now })
    given.push({ payment, refundId })
  }
  return given
}
