import { and, asc, eq, gt } from 'drizzle-orm'
import { termEnd } from '../../../src/domain/time/calendar'
import type { Tx } from '../../db/database'
import { benefitGrants, heldEquityCards, memberLevels, vipTerms } from '../../db/schema/members/membership'
import { type MemberTable, ownRows } from '../memberData'

/** Of two levels the higher one stays. */
export const memberLevelRows: MemberTable = {
  ...ownRows(memberLevels),
  async merge(tx, { from, into }) {
    const [moved] = await tx.delete(memberLevels).where(eq(memberLevels.userId, from)).returning()
    const [record] = await tx.select().from(memberLevels).where(eq(memberLevels.userId, into))
    if (!moved || (record && record.level >= moved.level)) return
    const reached = { ...moved, userId: into, toldLevel: moved.level }
    await tx.insert(memberLevels).values(reached).onConflictDoUpdate({ target: memberLevels.userId, set: reached })
  },
}

/** What both accounts have had in a month counts once. */
export const memberGrants: MemberTable = {
  ...ownRows(benefitGrants),
  async merge(tx, { from, into }) {
    const moved = await tx.delete(benefitGrants).where(eq(benefitGrants.userId, from)).returning()
    const grants = moved.map((grant) => ({ ...grant, userId: into }))
    if (grants.length > 0) await tx.insert(benefitGrants).values(grants).onConflictDoNothing()
  },
}

/** The paid terms of both accounts follow each other. */
export const memberVipTerms: MemberTable = {
  ...ownRows(vipTerms),
  async merge(tx, { from, into, now }) {
    await tx.update(vipTerms).set({ userId: into }).where(eq(vipTerms.userId, from))
    await chainTerms(tx, into, now)
  },
}

export const memberEquityCards: MemberTable = ownRows(heldEquityCards)

/** Puts the paid terms of a member that have not begun one after the other, from the end of the running one. Lock the account before. */
export async function chainTerms(tx: Tx, userId: string, now: Date): Promise<void> {
  const open = and(eq(vipTerms.userId, userId), gt(vipTerms.endAt, now))
  const terms = await tx.select().from(vipTerms).where(open).orderBy(asc(vipTerms.startAt), asc(vipTerms.id))
  let end: Date | undefined
  for (const { id, months, ...term } of terms) {
    const runs = end === undefined && term.startAt <= now
    const startAt = runs ? term.startAt : (end ?? now)
    const endAt = runs ? term.endAt : termEnd(startAt, months)
    await tx.update(vipTerms).set({ startAt, endAt }).where(eq(vipTerms.id, id))
    end = endAt
  }
}
