import { eq, sql } from 'drizzle-orm'
import { pointsStateName } from '../../../src/domain/points/pointsOrderState'
import type { Tx } from '../../db/database'
import { lockAccount, lockBought } from '../../db/locks'
import { pointsItems, type PointsOrder, pointsOrders } from '../../db/schema/members/pointsMall'
import { issueCoupons } from '../coupons/issueCoupons'
import { book } from '../ledger/ledger'
import type { PurchaseHandler } from '../purchases/purchaseHandlers'
import { transitionPointsOrder } from './transitionOrder'

/** An order of the points shop: what is virtual is in the account as soon as it is paid. Closed and refunded, its points come back. */
export const pointsOrderPurchase: PurchaseHandler<PointsOrder> = {
  lock: (tx, id) => lockBought(tx, pointsOrders, id),

  async paid(tx, { bought: order }, { now }) {
    await deliverAtOnce(tx, order, now)
    await transitionPointsOrder(tx, order, order.way === 'none' ? 'completed' : 'pendingShipment', {
      actor: 'system',
      now,
    })
  },

  async closed(tx, { bought: order }, { actor, now }) {
    await transitionPointsOrder(tx, order, 'closed', { actor: actor === 'guest' ? 'guest' : 'system', now })
    await giveBack(tx, order, now)
  },

  async refunded(tx, { bought: order }, { now }) {
    await transitionPointsOrder(tx, order, 'refunded', { actor: 'merchant', now })
    await giveBack(tx, order, now)
  },
}

/** Credits virtual items; goods are handed over later. Lock nothing of the account before: coupon templates are locked first. */
export async function deliverAtOnce(tx: Tx, order: PointsOrder, now: Date): Promise<void> {
  const { id, userId, type, templateId, num, bonus } = order
  if (type === 'coupon' && templateId)
    await issueCoupons(tx, { templateId, userId, num, source: 'pointsShop', cause: id }, { now, locale: 'en' })
  if (type !== 'balance') return
  await lockAccount(tx, userId)
  await book(tx, userId, [{ account: 'bonus', amount: bonus * num, kind: 'redeemed', cause: id }], now)
}

/** The pieces are on offer again unless the member has had them, and the points come back to their lots. */
async function giveBack(tx: Tx, { id, userId, itemId, num, points, state }: PointsOrder, now: Date): Promise<void> {
  if (pointsStateName(state) !== 'completed')
    await tx
      .update(pointsItems)
      .set({ taken: sql`${pointsItems.taken} - ${num}::int` })
      .where(eq(pointsItems.id, itemId))
  await lockAccount(tx, userId)
  await book(tx, userId, [{ account: 'points', amount: points, kind: 'refund', cause: id }], now)
}
