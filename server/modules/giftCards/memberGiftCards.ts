import { and, eq, inArray, or } from 'drizzle-orm'
import { lockGiftCards } from '../../db/locks'
import { giftCardGifts, giftCardOrders, giftCards } from '../../db/schema/wallet/giftCards'
import { purchases } from '../../db/schema/payments/purchases'
import type { MemberTable } from '../memberData'
import { bookCard } from '../ledger/cardLedger'

/**
 * The gift cards of a member, given and received ones. They move to the other account. With a removed account they are given up by
 * entries; cards and gifts stay for accounting, without words.
 */
export const memberGiftCards: MemberTable = {
  owners: [giftCards.userId, giftCardGifts.giverId, giftCardGifts.receiverId],

  async merge(tx, { from, into }) {
    await tx.update(giftCards).set({ userId: into }).where(eq(giftCards.userId, from))
    await tx.update(giftCardGifts).set({ giverId: into }).where(eq(giftCardGifts.giverId, from))
    await tx.update(giftCardGifts).set({ receiverId: into }).where(eq(giftCardGifts.receiverId, from))
  },

  async remove(tx, userId, now) {
    const own = await tx.select({ id: giftCards.id }).from(giftCards).where(eq(giftCards.userId, userId))
    const cards = await lockGiftCards(
      tx,
      own.map(({ id }) => id),
    )
    for (const card of cards.filter((each) => each.userId === userId && each.state !== 'cancelled'))
      await bookCard(
        tx,
        card,
        { amount: -card.balance, kind: 'removed', cause: card.id, now },
        { state: 'cancelled', message: '' },
      )
    const waits = and(eq(giftCardGifts.giverId, userId), eq(giftCardGifts.state, 'gifting'))
    await tx.update(giftCardGifts).set({ state: 'cancelled', endedAt: now }).where(waits)
    const ofUser = or(eq(giftCardGifts.giverId, userId), eq(giftCardGifts.receiverId, userId))
    await tx.update(giftCardGifts).set({ message: '' }).where(ofUser)
    const bought = tx.select({ id: purchases.id }).from(purchases).where(eq(purchases.userId, userId))
    await tx.update(giftCardOrders).set({ message: '' }).where(inArray(giftCardOrders.id, bought))
  },
}
