import { and, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { PartnerFan } from '../../../src/contract/partner/partner'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import {
  partnerCommissions,
  type PartnerFanRow,
  partnerFans,
  type PartnerRow,
  partners,
} from '../../db/schema/members/partners'
import { users } from '../../db/schema/account/users'
import { likePattern } from '../../db/translations'

/** Request for a list of fans. Level 2 are the fans of fans who are partners themselves. */
export interface FansRequest {
  level: number
  keyword: string
  page: number
  pageSize: number
}

/** The fans of a partner, the latest first: names, ends of numbers and sums only. Visitors without an account count once they have ordered. */
export async function listFans(
  db: ReadDb,
  partner: PartnerRow,
  { level, keyword, page, pageSize }: FansRequest,
): Promise<{ list: PartnerFan[]; total: number }> {
  const ofFan = and(eq(partnerCommissions.fanId, partnerFans.userId), eq(partnerCommissions.partnerId, partner.id))
  const ordered = sql`exists (select 1 from ${partnerCommissions} where ${ofFan})`
  const condition = and(
    level === 2 ? inArray(partnerFans.partnerId, ownPartners(db, partner)) : eq(partnerFans.partnerId, partner.id),
    or(isNotNull(users.registeredAt), ordered),
    holding(keyword),
  )
  const sums = sumsByFan(db, partner)
  const rows = await db
    .select({ fan: partnerFans, user: users, orders: sums.orders, amount: sums.amount })
    .from(partnerFans)
    .innerJoin(users, eq(users.id, partnerFans.userId))
    .leftJoin(sums, eq(sums.fanId, partnerFans.userId))
    .where(condition)
    .orderBy(desc(partnerFans.boundAt), desc(partnerFans.userId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = rows.map(({ fan, user, orders, amount }): PartnerFan => {
    return { ...view(fan, user), level: level === 2 ? 2 : 1, orders: orders ?? 0, amount: amount ?? 0 }
  })
  const [{ total } = { total: 0 }] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(partnerFans)
    .innerJoin(users, eq(users.id, partnerFans.userId))
    .where(condition)
  return { list, total }
}

function sumsByFan(db: ReadDb, { id }: PartnerRow) {
  return db
    .select({
      fanId: partnerCommissions.fanId,
      orders: sql<number>`count(*)`.mapWith(Number).as('orders'),
      amount: sql<number>`sum(${partnerCommissions.base})`.mapWith(Number).as('amount'),
    })
    .from(partnerCommissions)
    .where(eq(partnerCommissions.partnerId, id))
    .groupBy(partnerCommissions.fanId)
    .as('sums')
}

/** What a partner sees of a fan. */
function view({ userId: id, boundAt, endsAt }: PartnerFanRow, user: typeof users.$inferSelect) {
  const { nickname: nick, avatar, phone } = user
  return { id, nick, avatar, phoneEnd: phone.slice(-4), joinedAt: isoText(boundAt), endsAt: isoText(endsAt) }
}

/** The fans of a partner who are partners. */
function ownPartners(db: ReadDb, { id }: PartnerRow) {
  return db
    .select({ id: partners.id })
    .from(partners)
    .innerJoin(partnerFans, eq(partnerFans.userId, partners.userId))
    .where(eq(partnerFans.partnerId, id))
}

/** A word of the name, or four digits: the end of the number. Other parts of a number are not searched. */
function holding(keyword: string): SQL | undefined {
  if (!keyword) return undefined
  const ofName = ilike(users.nickname, likePattern(keyword))
  return /^\d{4}$/.test(keyword) ? or(ofName, ilike(users.phone, `%${keyword}`)) : ofName
}
