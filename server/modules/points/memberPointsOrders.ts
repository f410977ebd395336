import { eq } from 'drizzle-orm'
import { pointsOrders } from '../../db/schema/members/pointsMall'
import { type MemberTable, ownRows } from '../memberData'

/** The points orders of a member: after the removal of the account they stay for accounting, without personal data. */
export const memberPointsOrders: MemberTable = {
  ...ownRows(pointsOrders),
  remove: (tx, userId) =>
    tx.update(pointsOrders).set({ address: null, reason: '' }).where(eq(pointsOrders.userId, userId)),
}
