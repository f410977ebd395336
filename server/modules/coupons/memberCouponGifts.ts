import { and, eq, or } from 'drizzle-orm'
import { couponGifts } from '../../db/schema/coupons/coupons'
import type { MemberTable } from '../memberData'

/**
 * The coupon gifts of a member, given and received ones. They move to the other account. With a removed account, whose coupons are gone
 * already, what waits is taken back; gifts stay for the record of the other one, without words.
 */
export const memberCouponGifts: MemberTable = {
  owners: [couponGifts.giverId, couponGifts.receiverId],

  async merge(tx, { from, into }) {
    await tx.update(couponGifts).set({ giverId: into }).where(eq(couponGifts.giverId, from))
    await tx.update(couponGifts).set({ receiverId: into }).where(eq(couponGifts.receiverId, from))
  },

  async remove(tx, userId, now) {
    const waits = and(eq(couponGifts.giverId, userId), eq(couponGifts.state, 'gifting'))
    await tx.update(couponGifts).set({ state: 'cancelled', endedAt: now }).where(waits)
    const ofUser = or(eq(couponGifts.giverId, userId), eq(couponGifts.receiverId, userId))
    await tx.update(couponGifts).set({ message: '' }).where(ofUser)
  },
}
