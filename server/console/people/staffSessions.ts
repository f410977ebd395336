import { and, eq, gt, ne } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { consoleSessions, staffAccounts } from '../../db/schema/staff/console'

/** Ends one session. */
export async function endSession(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx.update(consoleSessions).set({ endsAt: now }).where(eq(consoleSessions.tokenHash, tokenHash))
}

/** Ends the sessions of a person on all devices, or on all but one. */
export async function endSessionsOf(tx: Tx, staffId: string, now: Date, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(consoleSessions.tokenHash, except)
  await tx
    .update(consoleSessions)
    .set({ endsAt: now })
    .where(and(eq(consoleSessions.staffId, staffId), gt(consoleSessions.endsAt, now), others))
}

/** A password that was chosen. */
interface ChosenPassword {
  staffId: string
  passwordHash: string
  now: Date
  /** The session that goes on. */
  except?: string
}

/** Stores a new password and ends the sessions of the person, or all but one. */
export async function replacePassword(tx: Tx, { staffId, passwordHash, now, except }: ChosenPassword): Promise<void> {
  await tx.update(staffAccounts).set({ passwordHash }).where(eq(staffAccounts.id, staffId))
  await endSessionsOf(tx, staffId, now, except)
}
