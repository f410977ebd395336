import { eq, sql } from 'drizzle-orm'
import { couponActivityClaims, couponReceipts, exchangeCodes } from '../../db/schema/coupons/couponClaims'
import { type MemberTable, ownRows } from '../memberData'

/** What a member has claimed, by template and day: a merge adds both numbers. */
export const memberReceipts: MemberTable = {
  ...ownRows(couponReceipts),
  async merge(tx, { from, into }) {
    const removed = await tx.delete(couponReceipts).where(eq(couponReceipts.userId, from)).returning()
    if (removed.length === 0) return
    await tx
      .insert(couponReceipts)
      .values(removed.map((row) => ({ ...row, userId: into })))
      .onConflictDoUpdate({
        target: [couponReceipts.templateId, couponReceipts.userId, couponReceipts.day],
        set: { num: sql`${couponReceipts.num} + excluded.num` },
      })
  },
}

/** The campaigns whose coupons a member has claimed. */
export const memberActivities: MemberTable = {
  ...ownRows(couponActivityClaims),
  async merge(tx, { from, into }) {
    const removed = await tx.delete(couponActivityClaims).where(eq(couponActivityClaims.userId, from)).returning()
    if (removed.length === 0) return
    await tx
      .insert(couponActivityClaims)
      .values(removed.map((row) => ({ ...row, userId: into })))
      .onConflictDoNothing()
  },
}

/** The exchange codes that a member has redeemed: they stay used when the account is removed. */
export const memberCodes: MemberTable = {
  owners: [exchangeCodes.usedBy],
  merge: (tx, { from, into }) => tx.update(exchangeCodes).set({ usedBy: into }).where(eq(exchangeCodes.usedBy, from)),
  remove: (tx, userId) => tx.update(exchangeCodes).set({ usedBy: null }).where(eq(exchangeCodes.usedBy, userId)),
}
