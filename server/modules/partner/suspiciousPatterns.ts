import { and, eq, gt, gte, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { OddPattern } from '../../../console/contract/members/partner'
import { DAY_MS } from '../../../src/domain/time/duration'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { invitations, inviteRewards } from '../../db/schema/members/invitations'
import { partnerCommissions, partnerFans, partners } from '../../db/schema/members/partners'
import { sessions, users } from '../../db/schema/account/users'
import type { Staff } from '../audit/audit'
import { readPartnerRules } from './settings'

/** Most patterns of a kind, and most members that one names. */
const MOST = 50

/** Suspicious patterns of the last days, for manual review: they have no automatic consequences. */
export async function listSuspiciousPatterns(db: ReadDb, days: number, { now }: Staff): Promise<OddPattern[]> {
  const { oddFans, oddAccounts, oddRefunds } = await readPartnerRules(db)
  const since = new Date(now.getTime() - days * DAY_MS)
  return [
    ...(await fansBy(db, 'sharedDevice', sql`${partnerFans.deviceId}`, { since, least: oddFans })),
    ...(await fansBy(db, 'sharedAddress', sql`${partnerFans.addressKey}`, { since, least: oddFans })),
    ...(await fansOnOwnDevices(db, since)),
    ...(await refundsAfterRelease(db, since, oddRefunds)),
    ...(await refundsAfterRewards(db, since, oddRefunds)),
    ...(await newAccounts(db, 'newAccounts', sql`${sessions.deviceId}`, { since, least: oddFans })),
    ...(await newAccounts(db, 'newAccountsAddress', sql`${sessions.addressKey}`, { since, least: oddAccounts })),
  ]
}

interface Limits {
  since: Date
  least: number
}

const fan = sql`${partnerFans.userId}`
const memberIds = (id: SQL) => sql<string[]>`(array_agg(distinct ${id}))[1:${sql.raw(String(MOST))}]`
const counted = (what: SQL) => sql<number>`count(distinct ${what})`.mapWith(Number)

/** Fans with their partner, to be grouped. */
const selectFans = (db: ReadDb) =>
  db
    .select({
      ...{ partnerId: partners.id, partnerName: partners.name, count: counted(fan), memberIds: memberIds(fan) },
      lastAt: sql<Date>`max(${partnerFans.boundAt})`.mapWith(partnerFans.boundAt),
    })
    .from(partnerFans)
    .innerJoin(partners, eq(partners.id, partnerFans.partnerId))
    .$dynamic()

/** Fans of one partner who came from the same device or address. */
async function fansBy(db: ReadDb, kind: 'sharedDevice' | 'sharedAddress', by: SQL, { since, least }: Limits) {
  const rows = await selectFans(db)
    .where(and(gte(partnerFans.boundAt, since), sql`${by} is not null`))
    .groupBy(partners.id, partners.name, by)
    .having(sql`count(distinct ${fan}) >= ${least}`)
    .orderBy(sql`3 desc`)
    .limit(MOST)
  return rows.map(({ lastAt, ...row }): OddPattern => ({ ...row, kind, amount: 0, lastAt: isoText(lastAt) }))
}

/** Fans who have used a device on which their partner has signed in as well. */
async function fansOnOwnDevices(db: ReadDb, since: Date): Promise<OddPattern[]> {
  const own = db
    .selectDistinct({ userId: sessions.userId, deviceId: sessions.deviceId })
    .from(sessions)
    .innerJoin(partners, eq(partners.userId, sessions.userId))
    .as('own')
  const rows = await selectFans(db)
    .innerJoin(own, eq(own.userId, partners.userId))
    .innerJoin(sessions, and(eq(sessions.userId, partnerFans.userId), eq(sessions.deviceId, own.deviceId)))
    .where(gte(partnerFans.boundAt, since))
    .groupBy(partners.id, partners.name)
    .limit(MOST)
  return rows.map(({ lastAt, ...row }) => ({ ...row, kind: 'ownDevice', amount: 0, lastAt: isoText(lastAt) }))
}

/** Orders that were refunded after their commission was released. */
async function refundsAfterRelease(db: ReadDb, since: Date, least: number): Promise<OddPattern[]> {
  const { reversed, booked, settleAt, paidAt, fanId } = partnerCommissions
  const released = and(gt(reversed, 0), gt(booked, 0))
  const rows = await db
    .select({
      ...{ partnerId: partners.id, partnerName: partners.name, count: sql<number>`count(*)`.mapWith(Number) },
      memberIds: sql<string[]>`coalesce(${memberIds(sql`${fanId}`)}, '{}')`,
      amount: sql<number>`sum(${reversed})`.mapWith(Number),
      lastAt: sql<Date>`max(${paidAt})`.mapWith(paidAt),
    })
    .from(partnerCommissions)
    .innerJoin(partners, eq(partners.id, partnerCommissions.partnerId))
    .where(and(released, isNotNull(settleAt), gte(paidAt, since)))
    .groupBy(partners.id, partners.name)
    .having(sql`count(*) >= ${least}`)
    .limit(MOST)
  return rows.map(({ lastAt, memberIds: ids, ...row }) => {
    return { ...row, kind: 'refunds', memberIds: ids.filter(Boolean), lastAt: isoText(lastAt) }
  })
}

/** Members whose rewards for friends were taken back after they were given, because the friends' orders were refunded. */
async function refundsAfterRewards(db: ReadDb, since: Date, least: number): Promise<OddPattern[]> {
  const { inviterId, friendId } = invitations
  const { state, givenKind, givenAt, endedAt, amount } = inviteRewards
  const rows = await db
    .select({
      ...{ inviterId, count: counted(sql`${invitations.id}`), memberIds: memberIds(sql`${friendId}`) },
      amount: sql<number>`coalesce(sum(${amount}) filter (where ${givenKind} = 'balance'), 0)`.mapWith(Number),
      lastAt: sql<Date>`max(${endedAt})`.mapWith(endedAt),
    })
    .from(inviteRewards)
    .innerJoin(invitations, eq(invitations.id, inviteRewards.invitationId))
    .where(and(eq(state, 'takenBack'), isNotNull(givenAt), isNotNull(inviterId), gte(endedAt, since)))
    .groupBy(inviterId)
    .having(sql`count(distinct ${invitations.id}) >= ${least}`)
    .limit(MOST)
  return rows.map(({ lastAt, inviterId: inviter, memberIds: ids, ...row }) => {
    const members = [inviter ?? '', ...ids].filter(Boolean)
    return {
      ...row,
      kind: 'rewardRefunds',
      partnerId: null,
      partnerName: '',
      memberIds: members,
      lastAt: isoText(lastAt),
    }
  })
}

/** New accounts on one device or from one address, with or without a partner. */
async function newAccounts(
  db: ReadDb,
  kind: 'newAccounts' | 'newAccountsAddress',
  by: SQL,
  { since, least }: Limits,
): Promise<OddPattern[]> {
  const user = sql`${users.id}`
  const rows = await db
    .select({
      ...{ count: counted(user), memberIds: memberIds(user) },
      lastAt: sql<Date>`max(${users.registeredAt})`.mapWith(users.registeredAt),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(gte(users.registeredAt, since), sql`${by} is not null`))
    .groupBy(by)
    .having(sql`count(distinct ${user}) >= ${least}`)
    .limit(MOST)
  return rows.map(({ lastAt, ...row }) => {
    return { ...row, kind, partnerId: null, partnerName: '', amount: 0, lastAt: isoText(lastAt) }
  })
}
