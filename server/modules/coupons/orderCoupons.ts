import { and, eq } from 'drizzle-orm'
import { DAY_MS } from '../../../src/domain/time/duration'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { lockCoupons } from '../../db/locks'
import { type UserCoupon, userCoupons } from '../../db/schema/coupons/coupons'
import type { OrderRecord } from '../../db/schema/orders/orders'
import type { DomainEvents } from '../events'
import { UNLOCKED } from '../ledger/freeCoupons'
import { heldState } from './couponPresenter'

/** What a coupon that is given back can be used for at least, ms. */
const VALID_AFTER_RETURN = DAY_MS

/** Takes the coupons that reduce a new order. Refuses when one was used, given away or has ended meanwhile. */
export async function takeCoupons(tx: Tx, { id: orderId, userId, quote }: OrderRecord, now: Date): Promise<void> {
  const locked = await lockCoupons(
    tx,
    quote.coupons.map(({ id }) => id),
  )
  for (const { id, amount } of quote.coupons) {
    const coupon = locked.find((each) => each.id === id)
    const isUsable = coupon?.userId === userId && heldState(coupon, now) === 'usable'
    if (!isUsable) throw new AppError(400, 'coupon.gone')
    await markUsed(tx, id, { orderId, amount, now })
  }
}

/** Writes that a locked coupon is used: by an order, or by none at the till. */
export async function markUsed(
  tx: Tx,
  id: string,
  { orderId, amount, now }: { orderId: string | null; amount: number; now: Date },
): Promise<void> {
  await tx
    .update(userCoupons)
    .set({ state: 'used', orderId, usedAt: now, usedAmount: amount, ...UNLOCKED })
    .where(eq(userCoupons.id, id))
}

/** Gives back the coupons of an order that is cancelled, closed or refunded, to be used for another day at least. Idempotent. */
export async function returnCoupons(tx: Tx, { order, to, now }: DomainEvents['orderStateChanged']): Promise<void> {
  if (to !== 'cancelled' && to !== 'closed' && to !== 'refunded') return
  if (order.quote.coupons.length === 0) return
  const used = await tx
    .select({ id: userCoupons.id })
    .from(userCoupons)
    .where(and(eq(userCoupons.orderId, order.id), eq(userCoupons.state, 'used')))
  const locked = await lockCoupons(
    tx,
    used.map(({ id }) => id),
  )
  for (const coupon of locked) await markUnused(tx, coupon, now)
}

/** Writes that a locked coupon can be used again, for another day at least; one that is not used stays as it is. */
export async function markUnused(tx: Tx, { id, endAt }: UserCoupon, now: Date): Promise<void> {
  const least = new Date(now.getTime() + VALID_AFTER_RETURN)
  await tx
    .update(userCoupons)
    .set({ state: 'usable', orderId: null, usedAt: null, usedAmount: null, endAt: endAt > least ? endAt : least })
    .where(and(eq(userCoupons.id, id), eq(userCoupons.state, 'used')))
}
