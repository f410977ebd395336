import { and, eq, lte } from 'drizzle-orm'
import { HOUR_MS } from '../../../src/domain/time/duration'
import { AppError } from '../../api/appError'
import type { Db, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { giftCardGifts, type GiftCardGift } from '../../db/schema/giftCards'
import { transact } from '../../db/transaction'
import { readCardSetting } from './buyCard'
import { bookCard, writeCard } from '../ledger/cardLedger'
import { endGift, holdCard, holdCards, isUsable } from '../ledger/heldCards'
import { nextCode } from './codes'

/** Who acts on which card, and when. */
export interface CardRequest {
  userId: string
  id: string
  now: Date
}

/** Puts a card into a gift: it is locked, and its code is worth nothing any more. */
export async function giveCard(tx: Tx, { message, ...request }: CardRequest & { message: string }): Promise<void> {
  const { userId, id, now } = request
  const { card } = await holdCard(tx, request)
  if (!isUsable(card, now)) throw new AppError(400, 'giftCard.notGiveable')
  const { giveHours } = await readCardSetting(tx)
  const hoursEnd = new Date(now.getTime() + giveHours * HOUR_MS)
  const expireAt = hoursEnd < card.expireAt ? hoursEnd : card.expireAt
  await tx.insert(giftCardGifts).values({
    ...{ id: newId(), token: newId(), cardId: id, giverId: userId, amount: card.balance },
    ...{ message, createdAt: now, expireAt },
  })
  await writeCard(tx, id, { state: 'gifting', ...(await nextCode(tx, card)) })
}

/** The giver takes an unclaimed card back. */
export async function takeCardBack(tx: Tx, request: CardRequest): Promise<void> {
  const { gift } = await holdCard(tx, request)
  if (!gift) throw new AppError(400, 'giftCard.notWaiting')
  await endGift(tx, gift, { state: 'cancelled', now: request.now })
}

/** The gift of a link. Refuses when there is none. */
export async function giftOf(db: Pick<Db, 'select'>, token: string): Promise<GiftCardGift> {
  const [gift] = await db.select().from(giftCardGifts).where(eq(giftCardGifts.token, token))
  if (!gift) throw new AppError(400, 'giftCard.noGift')
  return gift
}

/** Claims the card of a gift for a user who has not given it; the first one has it. */
export async function receiveCard(
  tx: Tx,
  { token, userId, now }: { token: string; userId: string; now: Date },
): Promise<void> {
  const known = await giftOf(tx, token)
  const [held] = await holdCards(tx, [known.cardId], now)
  const gift = await giftOf(tx, token)
  if (gift.giverId === userId) throw new AppError(400, 'giftCard.ownGift')
  if (gift.state === 'gifted' && gift.receiverId === userId) return
  if (gift.state === 'gifted') throw new AppError(400, 'giftCard.taken')
  if (gift.state === 'cancelled') throw new AppError(400, 'giftCard.takenBack')
  if (!held || gift.state === 'returned' || gift.expireAt <= now) throw new AppError(400, 'giftCard.returned')
  await tx
    .update(giftCardGifts)
    .set({ state: 'gifted', receiverId: userId, endedAt: now })
    .where(eq(giftCardGifts.id, gift.id))
  const owner = { userId, state: 'active', ownedAt: now, message: gift.message } as const
  await bookCard(tx, held.card, { amount: 0, kind: 'moved', cause: gift.id, now }, owner)
}

/** Most gifts per run. */
const BATCH = 100

/** Returns the gifts that were not claimed in time to their givers. Several servers may do it at once. */
export async function returnUnclaimed({
  db,
  now,
  log,
}: {
  db: Db
  now: Date
  log: { error(error: unknown): void }
}): Promise<void> {
  const overdue = and(eq(giftCardGifts.state, 'gifting'), lte(giftCardGifts.expireAt, now))
  const found = await db.select({ cardId: giftCardGifts.cardId }).from(giftCardGifts).where(overdue).limit(BATCH)
  // An error with one card does not stop the others.
  for (const { cardId } of found)
    await transact(db, (tx) => holdCards(tx, [cardId], now)).catch((error: unknown) => log.error(error))
}
