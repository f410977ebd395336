import type { Tx } from '../db/database'
import { newId } from '../db/ids'
import { couponWords, exchangeBatches, exchangeCodes } from '../db/schema/couponClaims'
import { couponTemplates, userCoupons } from '../db/schema/coupons'
import { endingOf, exchangeCodes as codesOf, wordOf } from '../modules/coupons/exchangeCodes'
import { CODE_SEEDS, couponSeeds, heldSeeds, WORD_SEEDS } from './data/coupons'
import { translations } from './notation'

const STACKS = { coupons: false, activities: true, memberPrices: true, points: true }

/** Writes the coupon templates; `idsOf` gives the ids of dishes in every store that sells them. */
export async function insertCoupons(tx: Tx, now: Date, idsOf: (dishes: readonly string[]) => string[]): Promise<void> {
  const rows = couponSeeds(now).map(({ name, description, dishes = [], stacks = STACKS, ...template }, sort) => ({
    ...template,
    ...{ sort, stacks, createdAt: now },
    name: translations(name),
    description: translations(description),
    goodsIds: idsOf(dishes),
  }))
  await tx.insert(couponTemplates).values(rows)
}

/** Writes the demo member's coupons, and the public codes and words of the demonstration. */
export async function insertClaims(tx: Tx, memberId: string, now: Date): Promise<void> {
  const held = heldSeeds(now).map((coupon) => ({
    ...coupon,
    ...({ userId: memberId, source: 'staff', cause: coupon.id } as const),
  }))
  await tx.insert(userCoupons).values(held)
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
  await tx
    .insert(couponWords)
    .values(
      WORD_SEEDS.map((word) => ({ ...word, word: wordOf(word.word), coupons: [...word.coupons], createdAt: now })),
    )
}
