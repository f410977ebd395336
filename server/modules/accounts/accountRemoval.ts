import { DAY_MS } from '../../../src/domain/time/duration'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { eq, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database'
import { lockUserRows } from '../../db/locks'
import { users } from '../../db/schema/account/users'
import { transact } from '../../db/transaction'
import { removeMemberData } from '../memberData'
import { revokeAll } from './sessionRepository'

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
      if (user?.removalAskedAt && user.removalAskedAt <= before) await removeMemberData(tx, id, now)
    })
  }
}
