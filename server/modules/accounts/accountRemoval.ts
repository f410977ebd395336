import { DAY_MS } from '../../../src/domain/time/duration'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { eq, inArray, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database'
import { lockUserRows } from '../../db/locks'
import { cartLines } from '../../db/schema/carts'
import { guestMessages } from '../../db/schema/guestMessages'
import { identities } from '../../db/schema/identities'
import { ledgerEntries } from '../../db/schema/ledger'
import { media } from '../../db/schema/media'
import { orders } from '../../db/schema/orders'
import { tableParticipants } from '../../db/schema/tables'
import { addresses, sessions, storeCollects, users } from '../../db/schema/users'
import { transact } from '../../db/transaction'
import { revokeAll } from './sessionRepository'
import { ERASED_PROFILE } from './mergeProfiles'

/** Days within which signing in cancels the deletion. */
const WAIT_DAYS = 30

/** Schedules the deletion of an account and signs out its devices. Returns the day of the deletion. */
export async function requestRemoval(tx: Tx, userId: string, reason: string, now: Date): Promise<string> {
  await tx.update(users).set({ removalAskedAt: now, removalReason: reason }).where(eq(users.id, userId))
  await revokeAll(tx, userId, now)
  return dayText(dayOf(now) + WAIT_DAYS)
}

/** Deletes the accounts whose deletion is due. */
export async function eraseDueAccounts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - WAIT_DAYS * DAY_MS)
  const rows = await db.select({ id: users.id }).from(users).where(lte(users.removalAskedAt, before))
  for (const { id } of rows) {
    await transact(db, async (tx) => {
      const [user] = await lockUserRows(tx, [id])
      if (user?.removalAskedAt && user.removalAskedAt <= before) await forget(tx, id)
    })
  }
}

/** What remains of each table that refers to users: only orders, for accounting, without personal data. */
export const ERASED_TABLES: Readonly<Record<string, (tx: Tx, userId: string) => Promise<unknown>>> = {
  sessions: (tx, userId) => tx.delete(sessions).where(eq(sessions.userId, userId)),
  identities: (tx, userId) => tx.delete(identities).where(eq(identities.userId, userId)),
  addresses: (tx, userId) => tx.delete(addresses).where(eq(addresses.userId, userId)),
  cart_lines: (tx, userId) => tx.delete(cartLines).where(eq(cartLines.userId, userId)),
  store_collects: (tx, userId) => tx.delete(storeCollects).where(eq(storeCollects.userId, userId)),
  ledger_entries: (tx, userId) => tx.delete(ledgerEntries).where(eq(ledgerEntries.userId, userId)),
  sitting_members: (tx, userId) => tx.delete(tableParticipants).where(eq(tableParticipants.userId, userId)),
  media: (tx, userId) => tx.delete(media).where(eq(media.userId, userId)),
  orders: async (tx, userId) => {
    const theirs = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
    await tx.delete(guestMessages).where(inArray(guestMessages.orderId, theirs))
    await tx
      .update(orders)
      .set({ phone: '', address: null, remark: '', addressKey: null })
      .where(eq(orders.userId, userId))
  },
  users: (tx, userId) =>
    tx
      .update(users)
      .set({ ...ERASED_PROFILE, registeredAt: null, removalAskedAt: null, removalReason: '' })
      .where(eq(users.id, userId)),
}

async function forget(tx: Tx, userId: string): Promise<void> {
  for (const step of Object.values(ERASED_TABLES)) await step(tx, userId)
}
