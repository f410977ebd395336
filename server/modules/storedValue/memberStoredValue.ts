import { eq } from 'drizzle-orm'
import { ledgerBookings, memberScans, payCodes } from '../../db/schema/wallet/storedValue'
import { type MemberTable, ownRows } from '../memberData'

/** The pay code goes with the balance: to the other account, unless that has one of its own. */
export const memberPayCodes: MemberTable = {
  ...ownRows(payCodes),
  async merge(tx, { from, into }) {
    const known = await tx.$count(payCodes, eq(payCodes.userId, into))
    if (known > 0) await tx.delete(payCodes).where(eq(payCodes.userId, from))
    else await tx.update(payCodes).set({ userId: into }).where(eq(payCodes.userId, from))
  },
}

/** Scanned member codes. */
export const memberCodeScans: MemberTable = ownRows(memberScans)

/** What staff have booked stays for accounting, without words. */
export const memberBookings: MemberTable = {
  ...ownRows(ledgerBookings),
  remove: (tx, userId) => tx.update(ledgerBookings).set({ reason: '' }).where(eq(ledgerBookings.userId, userId)),
}
