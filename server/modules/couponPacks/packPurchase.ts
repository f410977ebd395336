import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { lockAccount, lockCouponPackOrder, lockCoupons } from '../../db/locks'
import { type CouponPackOrder, couponPacks } from '../../db/schema/couponPacks'
import { type UserCoupon, userCoupons } from '../../db/schema/coupons'
import { heldState } from '../coupons/couponPresenter'
import { issueAll } from '../coupons/issueCoupons'
import type { PurchaseHandler } from '../purchases/purchaseHandlers'

/** The coupons of a pack exist from the transaction on in which it is paid. Its money goes back as a whole, while all of them are unused. */
export const couponPackPurchase: PurchaseHandler<CouponPackOrder> = {
  async lock(tx, id) {
    const held = await lockCouponPackOrder(tx, id)
    return held && { purchase: held.purchase, bought: held.order }
  },

  paid: (tx, { purchase, bought }, { now }) =>
    issueAll(
      tx,
      { userId: purchase.userId, now, locale: 'en' },
      { gifts: bought.coupons, source: 'pack', cause: purchase.id },
    ),

  closed: (tx, { bought }) => putBack(tx, bought),

  async refunded(tx, { purchase, bought }, { amount, now }) {
    await putBack(tx, bought)
    await lockAccount(tx, purchase.userId)
    const known = await couponsOf(tx, purchase.id)
    const coupons = await lockCoupons(
      tx,
      known.map(({ id }) => id),
    )
    if (amount !== purchase.amount || !isUnused(bought, coupons, { userId: purchase.userId, now }))
      throw new AppError(400, 'couponPack.used')
    const ids = coupons.map(({ id }) => id)
    await tx.delete(userCoupons).where(inArray(userCoupons.id, ids))
  },
}

/** The coupons that a paid pack has given. */
export function couponsOf(db: ReadDb, orderId: string): Promise<UserCoupon[]> {
  return db
    .select()
    .from(userCoupons)
    .where(and(eq(userCoupons.source, 'pack'), eq(userCoupons.cause, orderId)))
    .orderBy(asc(userCoupons.causeNo))
}

/** Whether the buyer has all coupons of a pack, and none was used, waits in a gift, or has expired. */
export function isUnused(
  { coupons }: CouponPackOrder,
  held: readonly UserCoupon[],
  { userId, now }: { userId: string; now: Date },
): boolean {
  const sold = coupons.reduce((sum, { num }) => sum + num, 0)
  const usable = held.filter((coupon) => coupon.userId === userId && heldState(coupon, now) === 'usable')
  return usable.length === sold
}

/** The pack is on sale again. */
function putBack(tx: Tx, { packId }: CouponPackOrder) {
  return tx
    .update(couponPacks)
    .set({ sold: sql`${couponPacks.sold} - 1` })
    .where(eq(couponPacks.id, packId))
}
