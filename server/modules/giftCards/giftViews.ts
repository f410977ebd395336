import { desc, eq, inArray, or } from 'drizzle-orm'
import type { GiftCardGiftView, GiftCardLanding } from '../../../src/contract/giftCard'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { type GiftCardGift, giftCardGifts, giftCards } from '../../db/schema/giftCards'
import { users } from '../../db/schema/users'
import { designOf, designsOf, type Viewer } from './presenter'

/** What the link of a gift shows to a user. */
export async function landingOf(
  db: ReadDb,
  gift: GiftCardGift,
  { locale, now, userId }: Viewer & { userId: string },
): Promise<GiftCardLanding> {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, gift.cardId))
  const [giver] = await db.select().from(users).where(eq(users.id, gift.giverId))
  if (!card || !giver) throw new Error(`gift ${gift.id} has no card`)
  const designs = await designsOf(db, [card.designId])
  return {
    design: designOf(designs(card.designId), locale),
    amount: gift.amount,
    message: gift.message,
    giver: { name: giver.nickname, avatar: giver.avatar },
    state: seenBy(gift, userId, now),
    cardId: card.userId === userId ? card.id : null,
    expireAt: isoText(gift.expireAt),
    validUntil: isoText(card.expireAt),
    serverTime: isoText(now),
  }
}

function seenBy({ giverId, receiverId, state, expireAt }: GiftCardGift, userId: string, now: Date) {
  if (state === 'gifted') return receiverId === userId ? 'yours' : 'taken'
  if (state !== 'gifting') return state
  if (expireAt <= now) return 'returned'
  return giverId === userId ? 'own' : 'open'
}

/** The gifts that a user has given and received, newest first. */
export async function giftsOf(
  db: ReadDb,
  { userId, page, pageSize, locale, now }: Viewer & { userId: string; page: number; pageSize: number },
): Promise<{ list: GiftCardGiftView[]; total: number }> {
  const ofUser = or(eq(giftCardGifts.giverId, userId), eq(giftCardGifts.receiverId, userId))
  const rows = await db
    .select({ gift: giftCardGifts, designId: giftCards.designId })
    .from(giftCardGifts)
    .innerJoin(giftCards, eq(giftCards.id, giftCardGifts.cardId))
    .where(ofUser)
    .orderBy(desc(giftCardGifts.createdAt), desc(giftCardGifts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const designs = await designsOf(
    db,
    rows.map(({ designId }) => designId),
  )
  const names = await namesOf(
    db,
    rows.flatMap(({ gift }) => [gift.giverId, gift.receiverId ?? '']),
  )
  const list = rows.map(({ gift, designId }): GiftCardGiftView => {
    const { id, amount, message, state, createdAt, expireAt, endedAt } = gift
    const given = gift.giverId === userId
    const late = state === 'gifting' && expireAt <= now
    const ended = late ? expireAt : endedAt
    return {
      ...{ id, amount, message, given },
      design: designOf(designs(designId), locale),
      state: late ? 'returned' : state,
      person: names.get(given ? (gift.receiverId ?? '') : gift.giverId) ?? '',
      createdAt: isoText(createdAt),
      endedAt: ended && isoText(ended),
    }
  })
  return { list, total: await db.$count(giftCardGifts, ofUser) }
}

async function namesOf(db: ReadDb, ids: readonly string[]): Promise<Map<string, string>> {
  const rows =
    ids.length > 0
      ? await db
          .select()
          .from(users)
          .where(inArray(users.id, [...ids]))
      : []
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}
