import { eq } from 'drizzle-orm'
import type { Tx } from '../db/database'
import { newId } from '../db/ids'
import { couponActivities, exchangeBatches, exchangeCodes } from '../db/schema/coupons/couponClaims'
import { couponGiftItems, couponGifts, couponTemplates, userCoupons } from '../db/schema/coupons/coupons'
import { users } from '../db/schema/account/users'
import { endingOf, exchangeCodes as codesOf, normalizeWord } from '../modules/coupons/exchangeCodes'
import { activitySeeds } from './data/couponActivities'
import { couponSeeds, FRIEND, giftSeeds, heldSeeds } from './data/coupons'
import { CODE_SEEDS } from './data/exchangeCodes'
import { INVITE_COUPONS } from './data/invitations'
import { REWARD_COUPONS } from './data/memberRewards'
import { translations } from './notation'

const STACKS = { coupons: false, activities: true, memberPrices: true, points: true }

/** Writes the coupon templates; `idsOf` gives the ids of dishes in every store that sells them. */
export async function insertCoupons(tx: Tx, now: Date, idsOf: (dishes: readonly string[]) => string[]): Promise<void> {
  const rows = [...couponSeeds(now), ...REWARD_COUPONS, ...INVITE_COUPONS].map(
    ({ name, description, dishes = [], stacks = STACKS, ...template }, sort) => ({
      ...template,
      ...{ sort, stacks, createdAt: now },
      name: translations(name),
      description: translations(description),
      goodsIds: idsOf(dishes),
    }),
  )
  await tx.insert(couponTemplates).values(rows)
}

/** Writes the demo member's coupons, and the public codes and campaigns of the demonstration. */
export async function insertClaims(tx: Tx, memberId: string, now: Date): Promise<void> {
  const held = heldSeeds(now).map((coupon) => ({
    ...coupon,
    ...({ userId: memberId, source: 'staff', cause: coupon.id } as const),
  }))
  await tx.insert(userCoupons).values(held)
  await insertGifts(tx, memberId, now)
  const codes = await codesOf({ db: tx })
  for (const { code, batch, ...rest } of CODE_SEEDS) {
    const batchId = newId()
    const coupons = 'coupons' in batch ? [...batch.coupons] : []
    await tx.insert(exchangeBatches).values({ ...batch, coupons, id: batchId, createdAt: now })
    const used = 'used' in rest ? { usedBy: memberId, usedAt: now } : {}
    await tx
      .insert(exchangeCodes)
      .values({ id: newId(), batchId, hash: codes.hashOf(code), ending: endingOf(code), ...used })
  }
  await tx.insert(couponActivities).values(
    activitySeeds(now).map(({ name, description, word, ...activity }, sort) => ({
      ...activity,
      ...{ sort, createdAt: now },
      name: translations(name),
      description: translations(description),
      word: word ? normalizeWord(word) : null,
    })),
  )
}

/** Writes the gifts between the demo member and a friend. */
async function insertGifts(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx.insert(users).values({ ...FRIEND, createdAt: now, registeredAt: now })
  for (const { couponId, ...gift } of giftSeeds(now, memberId)) {
    await tx.insert(couponGifts).values({ ...gift, token: newId() })
    const [coupon] = await tx.select().from(userCoupons).where(eq(userCoupons.id, couponId))
    if (!coupon) throw new Error(`no coupon ${couponId}`)
    const { templateId, endAt } = coupon
    await tx.insert(couponGiftItems).values({ giftId: gift.id, no: 0, templateId, couponId, endAt })
    if (gift.receiverId) continue
    const lock = { state: 'locked', giftId: gift.id, lockedUntil: gift.expireAt } as const
    await tx.update(userCoupons).set(lock).where(eq(userCoupons.id, couponId))
  }
}
