import { and, asc, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { dayOf, dayText, minuteOf, minutesOf } from '../../../src/domain/time/storeClock'
import type { Db } from '../../db/database'
import { signInReminders, signIns } from '../../db/schema/members/rewards'
import { transactEach } from '../../db/transactEach'
import { publish } from '../events'
import { readRules } from './rules'

/** For how long after the time of the reminder it still makes sense, minutes. */
const LATEST_MINUTES = 3 * 60
/** Most members per run. */
const BATCH = 500

/** Reminds members who want it and have not signed in, once a day from the time in the rules on. Several servers may do it at once. */
export async function remindToSignIn(run: { db: Db; now: Date; log: { error(error: unknown): void } }): Promise<void> {
  const { db, now } = run
  const { on, remindAt } = await readRules(db)
  const late = minuteOf(now) - minutesOf(remindAt)
  if (!on || late < 0 || late >= LATEST_MINUTES) return
  const today = dayText(dayOf(now))
  const due = dueOn(db, today)
  const members = await db.select().from(signInReminders).where(due).orderBy(asc(signInReminders.userId)).limit(BATCH)
  await transactEach(run, members, async (tx, { userId }) => {
    const ofMember = and(eq(signInReminders.userId, userId), due)
    const marked = await tx.update(signInReminders).set({ remindedOn: today }).where(ofMember).returning()
    if (marked.length > 0) await publish(tx, 'signInDue', { userId, now })
  })
}

/** Those who were not reminded on that day and have not signed in on it. */
function dueOn(db: Db, today: string) {
  const signed = db
    .select({ one: sql`1` })
    .from(signIns)
    .where(and(eq(signIns.userId, signInReminders.userId), eq(signIns.day, today)))
  return and(or(isNull(signInReminders.remindedOn), lt(signInReminders.remindedOn, today)), notExists(signed))
}
