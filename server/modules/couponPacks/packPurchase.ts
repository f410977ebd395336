import { eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '../../../src/domain/order/orderState'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { lockAccount, lockBought, lockCoupons } from '../../db/locks'
import { type CouponPackOrder, couponPackOrders, couponPacks } from '../../db/schema/coupons/couponPacks'
import { type UserCoupon, userCoupons } from '../../db/schema/coupons/coupons'
import { heldState } from '../coupons/couponPresenter'
import { couponsBoughtBy } from '../coupons/heldCoupons'
import { issueAll } from '../coupons/issueCoupons'
import type { PurchaseHandler } from '../purchases/purchaseHandlers'

/** The coupons of a pack exist from the transaction on in which it is paid. Its money goes back as a whole, while all of them are unused. */
export const couponPackPurchase: PurchaseHandler<CouponPackOrder> = {
  lock: (tx, id) => lockBought(tx, couponPackOrders, id),

  paid: (tx, { purchase, bought }, { now }) =>
    issueAll(
      tx,
      { userId: purchase.userId, now, locale: 'en' },
      { gifts: bought.coupons, source: 'pack', cause: purchase.id },
    ),

  closed: (tx, { bought }) => putBack(tx, bought),

  async refunded(tx, { purchase, bought }, { amount, actor, now }) {
    await putBack(tx, bought)
    await lockAccount(tx, purchase.userId)
    const known = await couponsOf(tx, purchase.id)
    const coupons = await lockCoupons(
      tx,
      known.map(({ id }) => id),
    )
    if (amount !== purchase.amount || !isUnused(bought, coupons, { userId: purchase.userId, now, actor }))
      throw new AppError(400, 'couponPack.used')
    const ids = coupons.map(({ id }) => id)
    await tx.delete(userCoupons).where(inArray(userCoupons.id, ids))
  },
}

/** The coupons that a paid pack has given. */
export const couponsOf = (db: ReadDb, orderId: string) => couponsBoughtBy(db, 'pack', orderId)

/** Whether the buyer has all coupons of a pack, and none was used, waits in a gift, or has expired; staff may refund expired ones. */
export function isUnused(
  { coupons }: CouponPackOrder,
  held: readonly UserCoupon[],
  { userId, now, actor }: { userId: string; now: Date; actor: Actor },
): boolean {
  const sold = coupons.reduce((sum, { num }) => sum + num, 0)
  const unused = held.filter((coupon) => {
    const state = heldState(coupon, now)
    return coupon.userId === userId && (state === 'usable' || (state === 'expired' && actor === 'merchant'))
  })
  return unused.length === sold
}

/** The pack is on sale again. */
function putBack(tx: Tx, { packId }: CouponPackOrder) {
  return tx
    .update(couponPacks)
    .set({ sold: sql`${couponPacks.sold} - 1` })
    .where(eq(couponPacks.id, packId))
}
