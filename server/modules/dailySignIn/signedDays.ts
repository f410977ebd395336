import { eq, sql } from 'drizzle-orm'
import { dayNumber } from '../../../src/domain/member/dailySignIn'
import { dayText } from '../../../src/domain/time/storeClock'
import type { ReadDb, Tx } from '../../db/database'
import { signInReminders, signIns } from '../../db/schema/members/rewards'
import { type MemberTable, ownRows } from '../memberData'

/** The days on which a member signed in, and those of them that were made up. */
export interface SignedDays {
  all: Set<number>
  madeUp: Set<number>
}

/** The days of a member. */
export async function signedDays(db: ReadDb, userId: string): Promise<SignedDays> {
  const rows = await db.select().from(signIns).where(eq(signIns.userId, userId))
  const numbers = (which: typeof rows) => new Set(which.map(({ day }) => dayNumber(day)))
  return { all: numbers(rows), madeUp: numbers(rows.filter(({ madeUp }) => madeUp)) }
}

/** Records a day of a member; false when it is recorded already. */
export async function recordDay(
  tx: Tx,
  { userId, day, madeUp, at }: { userId: string; day: number; madeUp: boolean; at: Date },
): Promise<boolean> {
  const row = { userId, day: dayText(day), madeUp, at }
  const written = await tx.insert(signIns).values(row).onConflictDoNothing().returning({ day: signIns.day })
  return written.length > 0
}

/** The days of a member: in a merge each day stays once, signed rather than made up. */
export const memberSignIns: MemberTable = {
  ...ownRows(signIns),
  async merge(tx, { from, into }) {
    const removed = await tx.delete(signIns).where(eq(signIns.userId, from)).returning()
    if (removed.length === 0) return
    await tx
      .insert(signIns)
      .values(removed.map((row) => ({ ...row, userId: into })))
      .onConflictDoUpdate({
        target: [signIns.userId, signIns.day],
        set: { madeUp: sql`${signIns.madeUp} and excluded.made_up` },
      })
  },
}

/** The reminder of a member. */
export const memberSignInReminders: MemberTable = {
  ...ownRows(signInReminders),
  async merge(tx, { from, into }) {
    const removed = await tx.delete(signInReminders).where(eq(signInReminders.userId, from)).returning()
    if (removed.length === 0) return
    await tx
      .insert(signInReminders)
      .values(removed.map((row) => ({ ...row, userId: into })))
      .onConflictDoNothing()
  },
}

/** Whether a member wants to be reminded. */
export async function isReminded(db: ReadDb, userId: string): Promise<boolean> {
  return (await db.$count(signInReminders, eq(signInReminders.userId, userId))) > 0
}

/** Turns the reminder of a member on or off. */
export async function setReminder(tx: Tx, userId: string, on: boolean): Promise<void> {
  if (on) await tx.insert(signInReminders).values({ userId }).onConflictDoNothing()
  else await tx.delete(signInReminders).where(eq(signInReminders.userId, userId))
}
