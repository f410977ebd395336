import { eq, inArray } from 'drizzle-orm'
import { orderFeedbacks } from '../../db/schema/orders/feedback'
import { refundRequests } from '../../db/schema/payments/refundRequests'
import { orders } from '../../db/schema/orders/orders'
import { type MemberTable, ownRows } from '../memberData'

/** The orders of a member: after the removal of the account they stay for accounting, without personal data. */
export const memberOrders: MemberTable = {
  ...ownRows(orders),
  async remove(tx, userId) {
    const ordersOfUser = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
    const untold = { suggestions: '', images: [] }
    await tx.update(orderFeedbacks).set(untold).where(inArray(orderFeedbacks.orderId, ordersOfUser))
    const unasked = { remark: '', images: [] }
    await tx.update(refundRequests).set(unasked).where(inArray(refundRequests.orderId, ordersOfUser))
    const erased = { phone: '', address: null, remark: '', addressKey: null }
    await tx.update(orders).set(erased).where(eq(orders.userId, userId))
  },
}
