import { and, eq } from 'drizzle-orm'
import { guestMessages } from '../../db/schema/guestMessages'
import { type MemberTable, ownRows } from '../memberData'

/** The messages that a member has agreed to. Those about the coupons of a merged account end: its coupons have moved. */
export const memberMessages: MemberTable = {
  ...ownRows(guestMessages),
  async merge(tx, { from, into }) {
    const ofUser = eq(guestMessages.userId, from)
    await tx.delete(guestMessages).where(and(ofUser, eq(guestMessages.subject, 'coupons')))
    await tx.update(guestMessages).set({ userId: into }).where(ofUser)
  },
}
