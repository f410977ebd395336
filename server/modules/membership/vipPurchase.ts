import { and, eq, gt, gte, max, notInArray } from 'drizzle-orm'
import { VOID_CODES } from '../../../src/domain/order/orderState'
import { termEnd } from '../../../src/domain/time/calendar'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { lockAccount, lockBought } from '../../db/locks'
import { type VipOrder, vipOrders, type VipTerm, vipTerms } from '../../db/schema/members/membership'
import { orders } from '../../db/schema/orders/orders'
import type { PurchaseHandler } from '../purchases/purchaseHandlers'
import { chainTerms } from './memberMembership'
import { areUnused, couponsOfTerm, takeCouponsOf } from './termCoupons'

/** A plan runs from the payment on, or after the running one ends. Its money goes back as a whole, while no benefit was used. */
export const vipPlanPurchase: PurchaseHandler<VipOrder> = {
  lock: (tx, id) => lockBought(tx, vipOrders, id),

  async paid(tx, { purchase: { id, userId }, bought: { months } }, { now }) {
    await lockAccount(tx, userId)
    const open = and(eq(vipTerms.userId, userId), gt(vipTerms.endAt, now))
    const [last] = await tx
      .select({ endAt: max(vipTerms.endAt) })
      .from(vipTerms)
      .where(open)
    const startAt = last?.endAt ?? now
    await tx.insert(vipTerms).values({ id, userId, months, startAt, endAt: termEnd(startAt, months) })
  },

  closed: () => Promise.resolve(),

  async refunded(tx, { purchase: { id, userId, amount } }, { amount: back, now }) {
    await lockAccount(tx, userId)
    const [term] = await tx.select().from(vipTerms).where(eq(vipTerms.id, id))
    if (!term || back !== amount || !(await isTermUnused(tx, term, now))) throw new AppError(400, 'vip.used')
    await takeCouponsOf(tx, { termId: id, userId, now }, 'vip.used')
    await tx.delete(vipTerms).where(eq(vipTerms.id, id))
    await chainTerms(tx, userId, now)
  },
}

/** Whether a term has given nothing yet: its coupons are unused, and its member has ordered nothing since it began. */
export async function isTermUnused(db: ReadDb, { id, userId, startAt }: VipTerm, now: Date): Promise<boolean> {
  if (startAt > now) return true
  const since = and(eq(orders.userId, userId), gte(orders.createdAt, startAt), notInArray(orders.state, VOID_CODES))
  return areUnused(await couponsOfTerm(db, id), userId, now) && (await db.$count(orders, since)) === 0
}
