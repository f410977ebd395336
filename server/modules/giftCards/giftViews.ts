import { desc, eq, or } from 'drizzle-orm'
import type { GiftCardGiftView, GiftCardLanding } from '../../../src/contract/wallet/giftCard'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { type GiftCardGift, giftCardGifts, giftCards } from '../../db/schema/wallet/giftCards'
import { users } from '../../db/schema/account/users'
import { giftAt, giftSeenBy, nicknamesOf } from '../gifts/giftState'
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
    state: giftSeenBy(gift, userId, now),
    cardId: card.userId === userId ? card.id : null,
    expireAt: isoText(gift.expireAt),
    validUntil: isoText(card.expireAt),
    serverTime: isoText(now),
  }
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
  const nickname = await nicknamesOf(
    db,
    rows.flatMap(({ gift }) => [gift.giverId, gift.receiverId]),
  )
  const list = rows.map(({ gift, designId }): GiftCardGiftView => {
    const { id, amount, message, giverId, receiverId, state, createdAt, endedAt } = giftAt(gift, now)
    const given = giverId === userId
    return {
      ...{ id, amount, message, given, state },
      design: designOf(designs(designId), locale),
      person: nickname(given ? receiverId : giverId),
      createdAt: isoText(createdAt),
      endedAt: endedAt && isoText(endedAt),
    }
  })
  return { list, total: await db.$count(giftCardGifts, ofUser) }
}
