import { and, eq, inArray, isNull } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import { newId } from '../../db/ids'
import type { Tx } from '../../db/database'
import { PAYMENT_STATE, payments, type ReturnReason, refunds } from '../../db/schema/payments'
import type { PurchaseRecord } from '../../db/schema/purchases'
import type { MessageKey } from '../../messages/messages'
import { refundToBalance } from './balancePayments'
import { refundToGiftCard } from './giftCardPayments'
import type { HeldPurchase, PurchaseChange, PurchaseRefunded } from './purchaseHandlers'
import { holdPurchase, markClosed, markRefunded } from './purchases'

/**
 * Refunds an amount of a held, paid purchase, with the effects of its kind. Money goes back in the reverse order of paying: first what
 * was paid outside, then to the balance, then to gift cards. Returns the refund that is owed until it is paid out; null when nothing is owed, because the
 * purchase was free or all of it went back to the balance and gift cards.
 */
export async function refundPurchase(tx: Tx, held: HeldPurchase, event: PurchaseRefunded): Promise<string | null> {
  await markRefunded(tx, held, event)
  const { purchase } = held
  const received = await receivedFor(tx, purchase.id)
  const outside = received.find(({ payment }) => !isHeld(payment))
  const owed = Math.min(event.amount, outside ? leftOf(outside) : 0)
  await refundHeldParts(tx, purchase, { received, amount: event.amount - owed, reason: 'agreed', now: event.now })
  if (!outside || owed === 0) return null
  const id = newId()
  const { now: createdAt } = event
  await tx.insert(refunds).values({ id, paymentId: outside.payment.id, amount: owed, reason: 'agreed', createdAt })
  return id
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
  const held = await holdPurchase(tx, id, kind)
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
  const received = await receivedFor(tx, purchase.id)
  const given = await refundHeldParts(tx, purchase, { received, amount, reason: 'orderClosed', now: event.now })
  const ids = given.map(({ id }) => id)
  await tx.update(payments).set({ state: PAYMENT_STATE.returned }).where(inArray(payments.id, ids))
}

type PaymentRecord = typeof payments.$inferSelect

/** A received payment, and what of it has gone back. Satang. */
interface Received {
  payment: PaymentRecord
  refunded: number
}

async function receivedFor(tx: Tx, purchaseId: string): Promise<Received[]> {
  const found = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.purchaseId, purchaseId), eq(payments.state, PAYMENT_STATE.paid)))
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  // A refund of a bank transfer is of one that did not pay for anything.
  const ofPayment = and(inArray(refunds.paymentId, ids), isNull(refunds.bankTransactionId))
  const gone = await tx.select().from(refunds).where(ofPayment)
  return found.map((payment) => ({
    payment,
    refunded: gone.reduce((sum, { paymentId, amount }) => sum + (paymentId === payment.id ? amount : 0), 0),
  }))
}

/** Whether a payment came from what the member holds here: it goes back at once. */
function isHeld({ payType }: PaymentRecord): boolean {
  return payType === 'balance' || payType === 'giftCard'
}

function leftOf({ payment, refunded }: Received): number {
  return payment.amount - refunded
}

interface HeldParts {
  received: readonly Received[]
  amount: number
  reason: ReturnReason
  now: Date
}

/** Gives an amount back to the balance, and what is more than that to the gift cards, the last first. Returns the payments that it came from. */
async function refundHeldParts(
  tx: Tx,
  { userId }: PurchaseRecord,
  { received, amount, reason, now }: HeldParts,
): Promise<PaymentRecord[]> {
  const balance = received.filter(({ payment }) => payment.payType === 'balance')
  const cards = received.filter(({ payment }) => payment.payType === 'giftCard')
  const lastFirst = cards.sort((a, b) => (a.payment.ref < b.payment.ref ? 1 : -1))
  const given: PaymentRecord[] = []
  let rest = amount
  for (const part of [...balance, ...lastFirst]) {
    const { payment, refunded: before } = part
    const back = Math.min(rest, leftOf(part))
    if (back === 0) continue
    if (payment.payType === 'balance') await refundToBalance(tx, { payment, userId, before, amount: back, reason, now })
    else await refundToGiftCard(tx, { paymentId: payment.id, amount: back, reason, now })
    given.push(payment)
    rest -= back
  }
  return given
}
