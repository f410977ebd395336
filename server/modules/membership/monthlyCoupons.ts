import { and, eq, gt, inArray, isNotNull, lte, notExists, sql } from 'drizzle-orm'
import { vipset } from '../../../src/contract/membership/vipset'
import { monthsSince, monthText } from '../../../src/domain/time/calendar'
import { AppError } from '../../api/appError'
import type { CouponGift } from '../../db/columnTypes'
import type { Db, ReadDb } from '../../db/database'
import { ledgerBalances } from '../../db/schema/wallet/ledger'
import { benefitGrants, heldEquityCards, memberLevels, vipTerms } from '../../db/schema/members/membership'
import { users } from '../../db/schema/account/users'
import { readSetting } from '../config/settings'
import { issueAll } from '../coupons/issueCoupons'

/** Members whose coupons are issued in one run; the next run goes on. */
const AT_ONCE = 500

interface Issuing {
  db: Db
  now: Date
  log: { error(error: unknown): void }
}

/** Coupons that are due to a member: once for what gives them and its month. */
interface DueCoupons {
  userId: string
  giver: string
  month: string
  gifts: readonly CouponGift[]
}

/** Issues the coupons of this month that levels, paid VIP and equity cards give. */
export async function issueMonthlyCoupons({ db, now, log }: Issuing): Promise<void> {
  const due = [...(await dueByLevel(db, now)), ...(await dueByVip(db, now)), ...(await dueByCard(db, now))]
  for (const grant of due) {
    try {
      await give(db, grant, now)
    } catch (error) {
      log.error(error)
    }
  }
}

/** Issues what is due, unless another server did. A template that gives none any more is left out. */
async function give(db: Db, { userId, giver, month, gifts }: DueCoupons, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const granted = await tx
      .insert(benefitGrants)
      .values({ userId, giver, month, at: now })
      .onConflictDoNothing()
      .returning()
    if (granted.length === 0) return
    for (const gift of [...gifts].sort((a, b) => (a.templateId < b.templateId ? -1 : 1))) {
      const cause = `${userId} ${giver} ${month} ${gift.templateId}`
      const issue = { gifts: [gift], source: 'benefit', cause } as const
      try {
        await tx.transaction((inner) => issueAll(inner, { userId, now, locale: 'en' }, issue))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
      }
    }
  })
}

/** Members of a level with coupons who have had none for it in this month of the stores. */
async function dueByLevel(db: ReadDb, now: Date): Promise<DueCoupons[]> {
  const { on, levels, benefits } = await readSetting(db, 'vipset', vipset)
  const giving = levels.map((_from, level) => level).filter((level) => (benefits[level]?.coupons.length ?? 0) > 0)
  if (!on || giving.length === 0) return []
  const month = monthText(now)
  const begins = sql.raw(levels.slice(1).join(', '))
  const growth = sql`coalesce(${ledgerBalances.balance}, 0)`
  const byGrowth = levels.length > 1 ? sql`width_bucket(${growth}, array[${begins}]::bigint[])` : sql`0`
  const storedLevel = sql`coalesce(case when ${memberLevels.keptUntil} > ${now.toISOString()}::timestamptz then ${memberLevels.level} end, 0)`
  const level = sql<number>`greatest(${byGrowth}, ${storedLevel})`.mapWith(Number)
  const had = db
    .select({ one: sql`1` })
    .from(benefitGrants)
    .where(
      and(
        eq(benefitGrants.userId, users.id),
        eq(benefitGrants.giver, sql`'level ' || ${level}`),
        eq(benefitGrants.month, month),
      ),
    )
  const rows = await db
    .select({ userId: users.id, level })
    .from(users)
    .leftJoin(ledgerBalances, and(eq(ledgerBalances.userId, users.id), eq(ledgerBalances.account, 'growth')))
    .leftJoin(memberLevels, eq(memberLevels.userId, users.id))
    .where(and(isNotNull(users.registeredAt), inArray(level, giving), notExists(had)))
    .orderBy(users.id)
    .limit(AT_ONCE)
  return rows.map((row) => ({
    ...{ userId: row.userId, month, giver: `level ${String(row.level)}` },
    gifts: benefits[row.level]?.coupons ?? [],
  }))
}

async function dueByVip(db: ReadDb, now: Date): Promise<DueCoupons[]> {
  const { paid } = await readSetting(db, 'vipset', vipset)
  if (paid.coupons.length === 0) return []
  const running = and(lte(vipTerms.startAt, now), gt(vipTerms.endAt, now))
  const rows = await db.select().from(vipTerms).where(running)
  return findDue(db, rows, { now, giftsOf: () => paid.coupons })
}

async function dueByCard(db: ReadDb, now: Date): Promise<DueCoupons[]> {
  const running = and(lte(heldEquityCards.startAt, now), gt(heldEquityCards.endAt, now))
  const rows = await db.select().from(heldEquityCards).where(running)
  return findDue(db, rows, { now, giftsOf: ({ gifts }) => gifts })
}

interface Running {
  id: string
  userId: string | null
  startAt: Date | null
}

/** Of what runs by months from its start, that whose coupons of the running month were not issued. */
async function findDue<T extends Running>(
  db: ReadDb,
  rows: readonly T[],
  { now, giftsOf }: { now: Date; giftsOf(row: T): readonly CouponGift[] },
): Promise<DueCoupons[]> {
  const due = rows.flatMap((row): DueCoupons[] => {
    if (!row.userId || !row.startAt) return []
    const month = String(monthsSince(row.startAt, now))
    return [{ userId: row.userId, giver: row.id, month, gifts: giftsOf(row) }]
  })
  const keys = due.map(({ giver }) => giver)
  const had = keys.length > 0 ? await db.select().from(benefitGrants).where(inArray(benefitGrants.giver, keys)) : []
  const known = new Set(had.map(({ giver, month }) => `${giver} ${month}`))
  return due.filter(({ giver, month }) => !known.has(`${giver} ${month}`)).slice(0, AT_ONCE)
}
