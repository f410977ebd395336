import { eq } from 'drizzle-orm'
import { termEnd } from '../../../src/domain/time/calendar'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { lockAccount, lockBought } from '../../db/locks'
import { type HeldEquityCard, heldEquityCards } from '../../db/schema/members/membership'
import type { PurchaseHandler } from '../purchases/purchaseHandlers'
import { takeCouponsOf } from './termCoupons'

/** A card runs from the payment on. Its money goes back as a whole, while all of its coupons are unused. */
export const equityCardPurchase: PurchaseHandler<HeldEquityCard> = {
  lock: (tx, id) => lockBought(tx, heldEquityCards, id),

  paid: (tx, { purchase, bought }, { now }) => startCard(tx, bought, { userId: purchase.userId, now }),

  closed: () => Promise.resolve(),

  async refunded(tx, { purchase: { id, userId, amount } }, { amount: back, now }) {
    if (back !== amount) throw new AppError(400, 'equityCard.used')
    await lockAccount(tx, userId)
    await takeCouponsOf(tx, { termId: id, userId, now }, 'equityCard.used')
    const none = { userId: null, startAt: null, endAt: null }
    await tx.update(heldEquityCards).set(none).where(eq(heldEquityCards.id, id))
  },
}

/** Gives a card to a member; it runs from now on. */
export async function startCard(
  tx: Tx,
  { id, months }: HeldEquityCard,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const term = { userId, startAt: now, endAt: termEnd(now, months) }
  await tx.update(heldEquityCards).set(term).where(eq(heldEquityCards.id, id))
}
