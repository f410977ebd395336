import { and, eq, ne } from 'drizzle-orm'
import { lockCoupons } from '../../db/locks'
import { userCoupons } from '../../db/schema/coupons/coupons'
import { type MemberTable, ownRows } from '../memberData'

/** The coupons of a member. Used ones stay after the removal of the account, for the accounts of their orders: they hold nothing personal. */
export const memberCoupons: MemberTable = {
  ...ownRows(userCoupons),
  async remove(tx, userId) {
    const unused = and(eq(userCoupons.userId, userId), ne(userCoupons.state, 'used'))
    const rows = await tx.select({ id: userCoupons.id }).from(userCoupons).where(unused)
    await lockCoupons(
      tx,
      rows.map(({ id }) => id),
    )
    await tx.delete(userCoupons).where(unused)
  },
}
