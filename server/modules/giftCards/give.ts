import { and, eq, lte } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { Db, ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockSessionOwner } from '../../db/locks'
import { giftCardGifts, type GiftCardGift } from '../../db/schema/wallet/giftCards'
import { publish } from '../events'
import { readCardSetting } from './buyCard'
import { bookCard, writeCard } from '../ledger/cardLedger'
import { claimError, giftEnd } from '../gifts/giftState'
import { RETURN_BATCH, returnEach, type ReturnRun } from '../gifts/returnExpiredGifts'
import { endGift, lockOwnCard, lockOwnCards, isUsable } from '../ledger/heldCards'
import { nextCode } from './codes'

/** The acting user, the card and the time. */
export interface CardRequest {
  userId: string
  id: string
  now: Date
}

/** Puts a card into a gift: it is locked, and its code is worth nothing any more. */
export async function giveCard(tx: Tx, { message, ...request }: CardRequest & { message: string }): Promise<void> {
  const { userId, id, now } = request
  const { card } = await lockOwnCard(tx, request)
  if (!isUsable(card, now)) throw new AppError(400, 'giftCard.notGiveable')
  const { giveHours } = await readCardSetting(tx)
  const expireAt = giftEnd(now, giveHours, [card.expireAt])
  await tx.insert(giftCardGifts).values({
    ...{ id: newId(), token: newId(), cardId: id, giverId: userId, amount: card.balance },
    ...{ message, createdAt: now, expireAt },
  })
  await writeCard(tx, id, { state: 'gifting', ...(await nextCode(tx, card)) })
}

/** The giver takes an unclaimed card back. */
export async function takeCardBack(tx: Tx, request: CardRequest): Promise<void> {
  const { gift } = await lockOwnCard(tx, request)
  if (!gift) throw new AppError(400, 'giftCard.notWaiting')
  await endGift(tx, gift, { state: 'cancelled', now: request.now })
}

/** The gift of a link. Refuses when there is none. */
export async function giftOf(db: Pick<Db, 'select'>, token: string): Promise<GiftCardGift> {
  const [gift] = await db.select().from(giftCardGifts).where(eq(giftCardGifts.token, token))
  if (!gift) throw new AppError(400, 'giftCard.noGift')
  return gift
}

/** A gift that a user gives. Refuses others as unknown. */
export async function ownCardGift(db: ReadDb, id: string, giverId: string): Promise<GiftCardGift> {
  const own = and(eq(giftCardGifts.id, id), eq(giftCardGifts.giverId, giverId))
  const [gift] = await db.select().from(giftCardGifts).where(own)
  if (!gift) throw new AppError(400, 'giftCard.noGift')
  return gift
}

/** Claims the card of a gift for a user who has not given it; the first one has it. */
export async function receiveCard(
  tx: Tx,
  { token, userId, now }: { token: string; userId: string; now: Date },
): Promise<void> {
  const known = await giftOf(tx, token)
  await lockSessionOwner(tx, known.giverId)
  const [held] = await lockOwnCards(tx, [known.cardId], now)
  const gift = await giftOf(tx, token)
  const refusal = claimError(gift, userId, now)
  if (refusal) throw new AppError(400, `giftCard.${refusal}`)
  if (gift.state === 'gifted') return
  if (!held) throw new AppError(400, 'giftCard.returned')
  await tx
    .update(giftCardGifts)
    .set({ state: 'gifted', receiverId: userId, endedAt: now })
    .where(eq(giftCardGifts.id, gift.id))
  const owner = { userId, state: 'active', ownedAt: now, message: gift.message } as const
  await bookCard(tx, held.card, { amount: 0, kind: 'moved', cause: gift.id, now }, owner)
  const { id, giverId } = gift
  await publish(tx, 'giftEnded', { subject: 'giftCardGift', id, giverId, to: 'gifted', now })
}

/** Returns the gifts that were not claimed in time to their givers. Several servers may do it at once. */
export async function returnUnclaimedCards(run: ReturnRun): Promise<void> {
  const { db, now } = run
  const overdue = and(eq(giftCardGifts.state, 'gifting'), lte(giftCardGifts.expireAt, now))
  const found = await db.select().from(giftCardGifts).where(overdue).limit(RETURN_BATCH)
  await returnEach(run, found, (tx, { cardId }) => lockOwnCards(tx, [cardId], now))
}
