import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { lockGiftCards } from '../../db/locks'
import { type GiftCard, giftCardGifts, type GiftCardGift, giftCards } from '../../db/schema/wallet/giftCards'
import { publish } from '../events'
import { writeCard } from './cardLedger'

/** A card as it stands at a moment: active again when its gift was not claimed in time. */
export function cardAt(card: GiftCard, gift: GiftCardGift | undefined, now: Date): GiftCard {
  return card.state === 'gifting' && (!gift || gift.expireAt <= now) ? { ...card, state: 'active' } : card
}

/** Whether a card can be spent and given. */
export function isUsable({ state, balance, expireAt }: GiftCard, now: Date): boolean {
  return state === 'active' && balance > 0 && expireAt > now
}

/** The gifts in which cards wait, by card. */
export async function waitingGifts(db: ReadDb, cardIds: readonly string[]): Promise<Map<string, GiftCardGift>> {
  const waits = and(inArray(giftCardGifts.cardId, [...cardIds]), eq(giftCardGifts.state, 'gifting'))
  const rows = cardIds.length > 0 ? await db.select().from(giftCardGifts).where(waits) : []
  return new Map(rows.map((gift) => [gift.cardId, gift]))
}

/** A card of a user as it stands, with the gift that it waits in. Refuses when there is none, also when it is another user's. */
export async function findCard(
  db: ReadDb,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<{ card: GiftCard; gift: GiftCardGift | undefined }> {
  const [row] = await db
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.id, id), eq(giftCards.userId, userId)))
  if (!row) throw new AppError(400, 'giftCard.notFound')
  const waiting = (await waitingGifts(db, [id])).get(id)
  const card = cardAt(row, waiting, now)
  return { card, gift: card.state === 'gifting' ? waiting : undefined }
}

/** A card that is locked, with its gift that waits; a gift that was not claimed in time is returned first. */
export interface HeldCard {
  card: GiftCard
  gift: GiftCardGift | undefined
}

/** Locks cards, returns their gifts that were not claimed in time, and reads them. */
export async function lockOwnCards(tx: Tx, ids: readonly string[], now: Date): Promise<HeldCard[]> {
  const cards = await lockGiftCards(tx, ids)
  const waiting = await waitingGifts(tx, ids)
  const held: HeldCard[] = []
  for (const card of cards) {
    const gift = waiting.get(card.id)
    if (gift && gift.expireAt <= now)
      held.push({ card: await endGift(tx, gift, { state: 'returned', now }), gift: undefined })
    else held.push({ card, gift })
  }
  return held
}

/** Locks the card of a user. Refuses when there is none, also when it is another user's. */
export async function lockOwnCard(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<HeldCard> {
  const [held] = await lockOwnCards(tx, [id], now)
  if (held?.card.userId !== userId) throw new AppError(400, 'giftCard.notFound')
  return held
}

/** Ends the unclaimed gift of a locked card: the card is its giver's again. */
export async function endGift(
  tx: Tx,
  { id, cardId, giverId }: GiftCardGift,
  { state, now }: { state: 'cancelled' | 'returned'; now: Date },
): Promise<GiftCard> {
  await tx.update(giftCardGifts).set({ state, endedAt: now }).where(eq(giftCardGifts.id, id))
  if (state === 'returned') await publish(tx, 'giftEnded', { subject: 'giftCardGift', id, giverId, to: state, now })
  return writeCard(tx, cardId, { state: 'active' })
}

/** The cards of a user that can be used or wait in a gift, as a condition; `spendable` are those that pay. */
export function ownCards(userId: string, now: Date): { all: SQL; current: SQL; past: SQL; spendable: SQL } {
  const ofUser = eq(giftCards.userId, userId)
  const alive = and(
    inArray(giftCards.state, ['active', 'gifting']),
    gt(giftCards.balance, 0),
    gt(giftCards.expireAt, now),
  )
  const waits = sql`exists (select from ${giftCardGifts} where ${giftCardGifts.cardId} = ${giftCards.id} and ${giftCardGifts.state} = 'gifting' and ${gt(giftCardGifts.expireAt, now)})`
  return {
    all: ofUser,
    current: and(ofUser, alive) as SQL,
    past: and(
      ofUser,
      or(eq(giftCards.state, 'cancelled'), eq(giftCards.balance, 0), lte(giftCards.expireAt, now)),
    ) as SQL,
    spendable: and(ofUser, alive, sql`not ${waits}`) as SQL,
  }
}
