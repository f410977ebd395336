import { eq } from 'drizzle-orm'
import type { Tx } from '../db/database'
import { newNumber } from '../db/ids'
import { couponPackOrders, couponPacks } from '../db/schema/coupons/couponPacks'
import { purchases } from '../db/schema/payments/purchases'
import { issueAll } from '../modules/coupons/issueCoupons'
import { COUPON_PACKS, MEMBER_PACK } from './data/couponPacks'
import { translations } from './notation'

/** Writes the coupon packs on sale. */
export async function insertCouponPacks(tx: Tx, now: Date): Promise<void> {
  await tx.insert(couponPacks).values(
    COUPON_PACKS.map(({ name, tagline, ...pack }, sort) => ({
      ...pack,
      ...{ sort, createdAt: now },
      name: translations(name),
      tagline: translations(tagline),
    })),
  )
}

/** The pack that the demonstration's member has bought. Returns its purchase. */
export async function insertMemberPack(
  tx: Tx,
  { userId, storeId, now }: { userId: string; storeId: string; now: Date },
): Promise<{ id: string; userId: string; amount: number }> {
  const { packId, orderId: id } = MEMBER_PACK
  const [pack] = await tx.select().from(couponPacks).where(eq(couponPacks.id, packId))
  if (!pack) throw new Error(`no pack ${packId}`)
  const { coupons, refundDays, price: amount } = pack
  await tx.insert(couponPackOrders).values({ id, packId, coupons, refundDays })
  await tx.insert(purchases).values({
    ...{ id, no: newNumber('CP', now), kind: 'couponPack', userId, storeId, amount },
    ...{ state: 'paid', createdAt: now, paidAt: now },
  })
  await issueAll(tx, { userId, now, locale: 'en' }, { gifts: coupons, source: 'pack', cause: id })
  return { id, userId, amount }
}
