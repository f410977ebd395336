import { and, eq, inArray } from 'drizzle-orm'
import { guestMessages } from '../../db/schema/settings/guestMessages'
import { type MemberTable, ownRows } from '../memberData'

/** The messages that a member has agreed to. Those about the coupons, points, sign-in and application of a merged account end: they have moved. */
export const memberMessages: MemberTable = {
  ...ownRows(guestMessages),
  async merge(tx, { from, into }) {
    const ofUser = eq(guestMessages.userId, from)
    await tx
      .delete(guestMessages)
      .where(and(ofUser, inArray(guestMessages.subject, ['coupons', 'points', 'signIn', 'partner'])))
    await tx.update(guestMessages).set({ userId: into }).where(ofUser)
  },
}
