import { and, eq, ne } from 'drizzle-orm'
import { userCoupons } from '../../db/schema/coupons'
import { type MemberTable, ownRows } from '../memberData'

/** The coupons of a member. Used ones stay after the removal of the account, for the accounts of their orders: they hold nothing personal. */
export const memberCoupons: MemberTable = {
  ...ownRows(userCoupons),
  remove: (tx, userId) =>
    tx.delete(userCoupons).where(and(eq(userCoupons.userId, userId), ne(userCoupons.state, 'used'))),
}
