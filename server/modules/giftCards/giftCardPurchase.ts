import { eq } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { lockAccount, lockBought } from '../../db/locks'
import {
  type GiftCard,
  type GiftCardOrder,
  giftCardDesigns,
  giftCardOrders,
  giftCards,
} from '../../db/schema/wallet/giftCards'
import type { PurchaseHandler } from '../purchases/purchaseHandlers'
import { bookCard } from '../ledger/cardLedger'
import { lockOwnCards } from '../ledger/heldCards'
import { issueCard } from './issueCard'

/** A gift card exists from the transaction on in which it is paid. Its money goes back as a whole, while it is unused. */
export const giftCardPurchase: PurchaseHandler<GiftCardOrder> = {
  lock: (tx, id) => lockBought(tx, giftCardOrders, id),

  async paid(tx, { purchase, bought: order }, { now }) {
    const { designId, message } = order
    const [design] = await tx.select().from(giftCardDesigns).where(eq(giftCardDesigns.id, designId))
    if (!design) throw new Error(`design ${designId} is gone`)
    const { userId, amount: faceValue } = purchase
    await issueCard(tx, { orderId: order.id, designId, userId, faceValue, message, validDays: design.validDays, now })
  },

  closed: () => Promise.resolve(),

  async refunded(tx, { purchase }, { amount, now }) {
    await lockAccount(tx, purchase.userId)
    const card = await lockCardOfOrder(tx, purchase.id, now)
    if (!card || !isUnused(card) || amount !== card.faceValue) throw new AppError(400, 'giftCard.used')
    await bookCard(tx, card, { amount: -amount, kind: 'cancelled', cause: purchase.id, now }, { state: 'cancelled' })
  },
}

/** Whether all of its value is on an active card. */
export function isUnused({ state, balance, faceValue }: GiftCard): boolean {
  return state === 'active' && balance === faceValue
}

async function lockCardOfOrder(tx: Tx, orderId: string, now: Date): Promise<GiftCard | undefined> {
  const [known] = await tx.select({ id: giftCards.id }).from(giftCards).where(eq(giftCards.orderId, orderId))
  const [held] = known ? await lockOwnCards(tx, [known.id], now) : []
  return held?.card
}
