import { eq } from 'drizzle-orm'
import { daysOf, monthOf } from '../../../src/domain/member/dailySignIn'
import { dayOf } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { users } from '../../db/schema/account/users'
import type { SignInRules } from './rules'
import type { SignedDays } from './signedDays'

/** The day on which a member joined. */
export async function joinedOn(db: ReadDb, userId: string): Promise<number> {
  const [user] = await db.select({ registeredAt: users.registeredAt }).from(users).where(eq(users.id, userId))
  return user?.registeredAt ? dayOf(user.registeredAt) : Number.POSITIVE_INFINITY
}

/** The missed days of this month that a member can make up, latest first: from the day on which the member joined. */
export async function makeUpDays(
  db: ReadDb,
  { userId, signed, rules, now }: { userId: string; signed: SignedDays; rules: SignInRules; now: Date },
): Promise<number[]> {
  if (rules.makeUpsPerMonth === 0) return []
  const [today, joined] = [dayOf(now), await joinedOn(db, userId)]
  return daysOf(monthOf(today))
    .filter((day) => day < today && day >= joined && !signed.all.has(day))
    .reverse()
}

/** How many days of this month a member can still make up. */
export function makeUpsLeft({ madeUp }: SignedDays, { makeUpsPerMonth }: SignInRules, now: Date): number {
  const month = monthOf(dayOf(now))
  return Math.max(0, makeUpsPerMonth - [...madeUp].filter((day) => monthOf(day) === month).length)
}
