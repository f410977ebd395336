import { and, eq, inArray, or } from 'drizzle-orm'
import { drinkGifts, drinkLogs, keptDrinks } from '../../db/schema/wallet/drinks'
import type { MemberTable } from '../memberData'
import { NO_CODE, UNLOCKED } from './drinkAt'

/** The drinks of a member. Of a removed account they stay with the store, which has the bottles, without their owner. */
export const memberDrinks: MemberTable = {
  owners: [keptDrinks.userId],
  merge: (tx, { from, into }) => tx.update(keptDrinks).set({ userId: into }).where(eq(keptDrinks.userId, from)),
  async remove(tx, userId) {
    const ofUser = eq(keptDrinks.userId, userId)
    const own = tx.select({ id: keptDrinks.id }).from(keptDrinks).where(ofUser)
    await tx.update(drinkLogs).set({ remark: '' }).where(inArray(drinkLogs.drinkId, own))
    const nobodys = { userId: null, remark: '', orderNo: '', ...NO_CODE, ...UNLOCKED }
    await tx.update(keptDrinks).set(nobodys).where(ofUser)
  },
}

/** The transfers of a member, given and received ones. With a removed account, what waits is taken back; the rest stays without words. */
export const memberDrinkGifts: MemberTable = {
  owners: [drinkGifts.giverId, drinkGifts.receiverId],

  async merge(tx, { from, into }) {
    await tx.update(drinkGifts).set({ giverId: into }).where(eq(drinkGifts.giverId, from))
    await tx.update(drinkGifts).set({ receiverId: into }).where(eq(drinkGifts.receiverId, from))
  },

  async remove(tx, userId, now) {
    const waits = and(eq(drinkGifts.giverId, userId), eq(drinkGifts.state, 'gifting'))
    await tx.update(drinkGifts).set({ state: 'cancelled', endedAt: now }).where(waits)
    const ofUser = or(eq(drinkGifts.giverId, userId), eq(drinkGifts.receiverId, userId))
    await tx.update(drinkGifts).set({ message: '' }).where(ofUser)
  },
}
