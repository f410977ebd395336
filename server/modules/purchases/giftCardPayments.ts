import { and, asc, eq } from 'drizzle-orm'
import { DAY_MS } from '../../../src/domain/time/duration'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newId, newPaymentRef } from '../../db/ids'
import { type GiftCard, giftCardEntries, giftCards } from '../../db/schema/wallet/giftCards'
import { PAYMENT_STATE, payments } from '../../db/schema/payments/payments'
import type { PurchaseRecord } from '../../db/schema/payments/purchases'
import { bookCard } from '../ledger/cardLedger'
import { lockOwnCards, isUsable, ownCards } from '../ledger/heldCards'

/** What a user can spend on gift cards, satang; null without a card. */
export async function readGiftCardMoney(
  db: ReadDb,
  { userId, member }: { userId: string; member: boolean },
  now: Date,
): Promise<number | null> {
  if (!member) return null
  const cards = await db.select().from(giftCards).where(ownCards(userId, now).spendable)
  return cards.length > 0 ? cards.reduce((sum, { balance }) => sum + balance, 0) : null
}

/** An amount of a purchase that is paid from its owner's gift cards. Satang. */
interface GiftCardPayment {
  purchase: Pick<PurchaseRecord, 'id' | 'userId'>
  amount: number
  now: Date
}

/** Pays an amount of a purchase from its owner's gift cards: those first that end first, by one payment each. Refuses when they do not reach. */
export async function payFromGiftCards(tx: Tx, { purchase, amount, now }: GiftCardPayment): Promise<void> {
  const { id: purchaseId, userId } = purchase
  const own = await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(ownCards(userId, now).spendable)
    .orderBy(asc(giftCards.expireAt), asc(giftCards.id))
  const ids = own.map(({ id }) => id)
  const held = new Map((await lockOwnCards(tx, ids, now)).map(({ card }) => [card.id, card]))
  let attempt = await tx.$count(payments, eq(payments.purchaseId, purchaseId))
  let left = amount
  for (const card of ids.map((id) => held.get(id))) {
    if (left === 0 || card?.userId !== userId || !isUsable(card, now)) continue
    const part = Math.min(left, card.balance)
    attempt += 1
    await payPart(tx, card, { purchaseId, ref: newPaymentRef(attempt), amount: part, now })
    left -= part
  }
  if (left > 0) throw new AppError(400, 'giftCard.short')
}

async function payPart(
  tx: Tx,
  card: GiftCard,
  { now, ...part }: { purchaseId: string; ref: string; amount: number; now: Date },
): Promise<void> {
  const id = newId()
  const settled = { state: PAYMENT_STATE.paid, createdAt: now, settledAt: now }
  await tx.insert(payments).values({ ...part, ...settled, id, provider: 'giftCard', payType: 'giftCard' })
  await bookCard(tx, card, { amount: -part.amount, kind: 'payment', cause: id, now })
}

/** Credits a written refund to the card that its payment came from, which is then valid for another day at least. */
export async function creditGiftCard(
  tx: Tx,
  { paymentId, refundId, amount, now }: { paymentId: string; refundId: string; amount: number; now: Date },
): Promise<void> {
  const [entry] = await tx
    .select()
    .from(giftCardEntries)
    .where(and(eq(giftCardEntries.kind, 'payment'), eq(giftCardEntries.cause, paymentId)))
  const [held] = entry ? await lockOwnCards(tx, [entry.cardId], now) : []
  if (!held) throw new Error(`payment ${paymentId} was not from a gift card`)
  const { card } = held
  const tomorrow = new Date(now.getTime() + DAY_MS)
  const expireAt = card.expireAt < tomorrow ? tomorrow : card.expireAt
  await bookCard(tx, card, { amount, kind: 'refund', cause: refundId, now }, { expireAt })
}
