import { asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { CouponGiftLanding, CouponGiftRecord } from '../../../src/contract/coupon/couponRegift'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import {
  type CouponGift,
  couponGiftItems,
  couponGifts,
  couponTemplates,
  userCoupons,
} from '../../db/schema/coupons/coupons'
import { users } from '../../db/schema/account/users'
import { giftAt, giftSeenBy, nicknamesOf } from '../gifts/giftState'
import { couponTerms, readTermNames } from './couponPresenter'
import { type GiftActor, readGiveHours } from './give'

/** What the link of a gift shows to a user, and what its giver sees of it. */
export async function landingOf(db: ReadDb, gift: CouponGift, viewer: GiftActor): Promise<CouponGiftLanding> {
  const { userId, now } = viewer
  const { id, giverId, receiverId, message, createdAt, expireAt, endedAt } = giftAt(gift, now)
  const [giver] = await db.select().from(users).where(eq(users.id, giverId))
  if (!giver) throw new Error(`gift ${id} has no giver`)
  const coupons = await itemsOf(db, [id], viewer)
  const seen = giftSeenBy(gift, userId, now)
  const given = seen === 'taken' && giverId === userId
  const nickname = await nicknamesOf(db, [receiverId])
  return {
    ...{ id, message },
    coupons: coupons(id),
    giver: { name: giver.nickname, avatar: giver.avatar },
    state: given ? 'given' : seen,
    token: seen === 'own' ? gift.token : null,
    receiver: given ? nickname(receiverId) : '',
    giveHours: await readGiveHours(db),
    createdAt: isoText(createdAt),
    expireAt: isoText(expireAt),
    endedAt: endedAt && isoText(endedAt),
    serverTime: isoText(now),
  }
}

/** The gifts that a user has given and received, newest first. */
export async function giftsOf(
  db: ReadDb,
  { page, pageSize }: { page: number; pageSize: number },
  viewer: GiftActor,
): Promise<{ list: CouponGiftRecord[]; total: number }> {
  const { userId, now } = viewer
  const ofUser = or(eq(couponGifts.giverId, userId), eq(couponGifts.receiverId, userId))
  const rows = await db
    .select()
    .from(couponGifts)
    .where(ofUser)
    .orderBy(desc(couponGifts.createdAt), desc(couponGifts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const ids = rows.map(({ id }) => id)
  const coupons = await itemsOf(db, ids, viewer)
  const nickname = await nicknamesOf(
    db,
    rows.flatMap(({ giverId, receiverId }) => [giverId, receiverId]),
  )
  const list = rows.map((row): CouponGiftRecord => {
    const { id, message, state, giverId, receiverId, createdAt, expireAt, endedAt } = giftAt(row, now)
    const given = giverId === userId
    return {
      ...{ id, message, state, given },
      coupons: coupons(id).map(({ terms, endAt }) => ({ terms, endAt })),
      person: nickname(given ? receiverId : giverId),
      createdAt: isoText(createdAt),
      expireAt: isoText(expireAt),
      endedAt: endedAt && isoText(endedAt),
    }
  })
  return { list, total: await db.$count(couponGifts, ofUser) }
}

/** What is in gifts, by gift. */
async function itemsOf(db: ReadDb, giftIds: readonly string[], { userId, locale }: GiftActor) {
  if (giftIds.length === 0) return () => []
  const rows = await db
    .select({ item: couponGiftItems, template: couponTemplates, ownerId: userCoupons.userId })
    .from(couponGiftItems)
    .innerJoin(couponTemplates, eq(couponTemplates.id, couponGiftItems.templateId))
    .leftJoin(userCoupons, eq(userCoupons.id, couponGiftItems.couponId))
    .where(inArray(couponGiftItems.giftId, [...giftIds]))
    .orderBy(asc(couponGiftItems.no))
  const templates = rows.map(({ template }) => template)
  const names = await readTermNames(db, templates, locale)
  return (giftId: string) =>
    rows
      .filter(({ item }) => item.giftId === giftId)
      .map(({ item, template, ownerId }) => ({
        terms: couponTerms(template, names, locale),
        endAt: isoText(item.endAt),
        couponId: ownerId === userId ? item.couponId : null,
      }))
}
