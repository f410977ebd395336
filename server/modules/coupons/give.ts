import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { couponSetting } from '../../../src/contract/config/forms'
import type { Locale } from '../../../src/contract/fields'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newCode, newId } from '../../db/ids'
import { lockCoupons, lockSessionOwner } from '../../db/locks'
import {
  type CouponGift,
  couponGiftItems,
  couponGifts,
  couponTemplates,
  type UserCoupon,
  userCoupons,
} from '../../db/schema/coupons/coupons'
import { inLocale } from '../../db/translations'
import { readSetting } from '../config/settings'
import { publish } from '../events'
import { claimError, giftAt, giftEnd } from '../gifts/giftState'
import { RETURN_BATCH, returnEach, type ReturnRun } from '../gifts/returnExpiredGifts'
import { UNLOCKED } from '../ledger/freeCoupons'
import { heldState } from './couponPresenter'
import { CODE_LENGTH } from './issueCoupons'
import { readReceiver, receiverError } from './receiveRules'

/** The acting user, the language and the time. */
export interface GiftActor {
  userId: string
  locale: Locale
  now: Date
}

/** After how many hours an unclaimed gift comes back. */
export async function readGiveHours(db: ReadDb): Promise<number> {
  return (await readSetting(db, 'couponSetting', couponSetting)).giveHours
}

/**
 * Puts coupons into one gift: they are locked until it is claimed, taken back or not claimed in time. Refuses when one is not the
 * giver's, is used, has ended, waits in another gift, or may not be given.
 */
export async function giveCoupons(
  tx: Tx,
  { couponIds, message }: { couponIds: readonly string[]; message: string },
  { userId, locale, now }: GiftActor,
): Promise<CouponGift> {
  const ids = [...new Set(couponIds)]
  if (ids.length === 0) throw new AppError(400, 'couponGift.none')
  const locked = await lockCoupons(tx, ids)
  const templates = await templatesOf(tx, locked)
  const coupons = ids.map((id) => {
    const coupon = locked.find((each) => each.id === id)
    if (coupon?.userId !== userId) throw new AppError(400, 'claim.notFound')
    const template = templates(coupon)
    const name = inLocale(template.name, locale)
    if (!template.giftable) throw new AppError(400, 'couponGift.notGiveable', { name })
    if (heldState(coupon, now) !== 'usable') throw new AppError(400, 'couponGift.notFree', { name })
    return coupon
  })
  const id = newId()
  const ends = coupons.map(({ endAt }) => endAt)
  const expireAt = giftEnd(now, await readGiveHours(tx), ends)
  const [gift] = await tx
    .insert(couponGifts)
    .values({ id, token: newId(), giverId: userId, message, createdAt: now, expireAt })
    .returning()
  if (!gift) throw new Error('a gift was not written')
  const items = coupons.map(({ id: couponId, templateId, endAt }, no) => ({
    giftId: id,
    no,
    couponId,
    templateId,
    endAt,
  }))
  await tx.insert(couponGiftItems).values(items)
  await tx
    .update(userCoupons)
    .set({ state: 'locked', giftId: id, lockedUntil: expireAt })
    .where(inArray(userCoupons.id, ids))
  return gift
}

/** The gift of a link. Refuses when there is none. */
export async function giftOf(db: ReadDb, token: string): Promise<CouponGift> {
  const [gift] = await db.select().from(couponGifts).where(eq(couponGifts.token, token))
  if (!gift) throw new AppError(400, 'couponGift.noGift')
  return gift
}

/** A gift of which a user is the giver or the receiver. Refuses others as unknown. */
export async function ownGift(db: ReadDb, id: string, userId: string): Promise<CouponGift> {
  const [gift] = await db.select().from(couponGifts).where(eq(couponGifts.id, id))
  if (!gift || (gift.giverId !== userId && gift.receiverId !== userId)) throw new AppError(400, 'couponGift.noGift')
  return gift
}

/**
 * Claims the coupons of a gift for a user who has not given it; the first one has them all. A gift moves coupons and issues none: the
 * giver's claim has counted against the limits of the template, so the limits per person of the receiver are neither asked nor
 * counted. Who may receive a coupon (a level, newcomers) holds for the receiver too: others are refused, and the gift waits on.
 */
export async function receiveCoupons(tx: Tx, token: string, actor: GiftActor): Promise<CouponGift> {
  const { userId, now } = actor
  const known = await giftOf(tx, token)
  await lockSessionOwner(tx, known.giverId)
  const items = await tx.select().from(couponGiftItems).where(eq(couponGiftItems.giftId, known.id))
  const locked = await lockCoupons(
    tx,
    items.flatMap(({ couponId }) => couponId ?? []),
  )
  const gift = await giftOf(tx, token)
  const refusal = claimError(gift, userId, now)
  if (refusal) throw new AppError(400, `couponGift.${refusal}`)
  if (gift.state === 'gifted') return gift
  // A server whose clock is ahead may have let the giver use one already.
  const coupons = locked.filter(({ giftId }) => giftId === gift.id)
  if (coupons.length < items.length) throw new AppError(400, 'couponGift.returned')
  await refuseReceiver(tx, coupons, actor)
  for (const { id } of coupons)
    await tx
      .update(userCoupons)
      .set({ userId, state: 'usable', code: await freeCode(tx), receivedAt: now, ...UNLOCKED })
      .where(eq(userCoupons.id, id))
  const [claimed] = await tx
    .update(couponGifts)
    .set({ state: 'gifted', receiverId: userId, endedAt: now })
    .where(eq(couponGifts.id, gift.id))
    .returning()
  await publishEnd(tx, gift, 'gifted', now)
  return claimed ?? gift
}

/** The giver takes an unclaimed gift back. */
export async function takeGiftBack(tx: Tx, id: string, { userId, now }: GiftActor): Promise<CouponGift> {
  const { giverId } = await ownGift(tx, id, userId)
  if (giverId !== userId) throw new AppError(400, 'couponGift.noGift')
  const gift = await lockGift(tx, id)
  if (!gift || giftAt(gift, now).state !== 'gifting') throw new AppError(400, 'couponGift.notWaiting')
  return endGift(tx, gift, 'cancelled', now)
}

/** Returns the gifts that were not claimed in time to their givers. Several servers may do it at once. */
export async function returnUnclaimedCoupons(run: ReturnRun): Promise<void> {
  const overdue = and(eq(couponGifts.state, 'gifting'), lte(couponGifts.expireAt, run.now))
  const found = await run.db.select().from(couponGifts).where(overdue).limit(RETURN_BATCH)
  await returnEach(run, found, async (tx, { id }) => {
    const gift = await lockGift(tx, id)
    if (gift?.state === 'gifting') await endGift(tx, gift, 'returned', run.now)
  })
}

/** Locks the coupons of a gift and reads it. */
async function lockGift(tx: Tx, id: string): Promise<CouponGift | undefined> {
  const items = await tx.select().from(couponGiftItems).where(eq(couponGiftItems.giftId, id))
  await lockCoupons(
    tx,
    items.flatMap(({ couponId }) => couponId ?? []),
  )
  const [gift] = await tx.select().from(couponGifts).where(eq(couponGifts.id, id))
  return gift
}

/** Ends an unclaimed gift whose coupons are locked: those that are still in it are their giver's again. */
async function endGift(tx: Tx, gift: CouponGift, state: 'cancelled' | 'returned', now: Date): Promise<CouponGift> {
  await tx
    .update(userCoupons)
    .set({ state: 'usable', ...UNLOCKED })
    .where(eq(userCoupons.giftId, gift.id))
  const [ended] = await tx
    .update(couponGifts)
    .set({ state, endedAt: now })
    .where(eq(couponGifts.id, gift.id))
    .returning()
  if (state === 'returned') await publishEnd(tx, gift, state, now)
  return ended ?? gift
}

const publishEnd = (tx: Tx, { id, giverId }: CouponGift, to: 'gifted' | 'returned', now: Date) =>
  publish(tx, 'giftEnded', { subject: 'couponGift', id, giverId, to, now })

/** Refuses a receiver whom the rule of one of the coupons leaves out. */
async function refuseReceiver(tx: Tx, coupons: readonly UserCoupon[], { userId, locale, now }: GiftActor) {
  const templates = await templatesOf(tx, coupons)
  const templateIds = coupons.map(({ templateId }) => templateId)
  const receiver = await readReceiver(tx, userId, { templateIds, locale, now })
  for (const coupon of coupons) {
    const refusal = receiverError(templates(coupon), receiver)
    if (refusal === 'levelTooLow') throw new AppError(400, 'claim.levelTooLow')
    if (refusal === 'notForYou') throw new AppError(400, 'claim.newcomersOnly')
  }
}

async function templatesOf(tx: Tx, coupons: readonly UserCoupon[]) {
  const ids = [...new Set(coupons.map(({ templateId }) => templateId))]
  const rows =
    ids.length > 0
      ? await tx.select().from(couponTemplates).where(inArray(couponTemplates.id, ids)).orderBy(asc(couponTemplates.id))
      : []
  return ({ templateId }: UserCoupon) => {
    const template = rows.find(({ id }) => id === templateId)
    if (!template) throw new Error(`template ${templateId} is gone`)
    return template
  }
}

/** A code that no coupon has: what the giver has seen or printed is worth nothing to the new owner's coupon. */
async function freeCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = newCode(CODE_LENGTH)
    if ((await tx.$count(userCoupons, eq(userCoupons.code, code))) === 0) return code
  }
}
