import { and, eq, gte, lte, ne, sql } from 'drizzle-orm'
import { vipset } from '../../../src/contract/membership/vipset'
import { levelOf } from '../../../src/domain/member/level'
import { yearOf, yearStart } from '../../../src/domain/time/calendar'
import type { Db, ReadDb, Tx } from '../../db/database'
import { lockAccount } from '../../db/locks'
import { ledgerEntries } from '../../db/schema/wallet/ledger'
import { memberLevels } from '../../db/schema/members/membership'
import { readSetting } from '../config/settings'
import { balancesOf, book } from '../ledger/ledger'

const AT_ONCE = 500

/** Reviews the levels whose time is over: the growth of the last 12 months decides, and what is older expires. */
export async function reviewLevels({
  db,
  now,
  log,
}: {
  db: Db
  now: Date
  log: { error(error: unknown): void }
}): Promise<void> {
  const over = lte(memberLevels.keptUntil, now)
  const rows = await db.select({ userId: memberLevels.userId }).from(memberLevels).where(over).limit(AT_ONCE)
  for (const { userId } of rows) {
    try {
      await db.transaction((tx) => review(tx, userId, now))
    } catch (error) {
      log.error(error)
    }
  }
}

async function review(tx: Tx, userId: string, now: Date): Promise<void> {
  if (!(await lockAccount(tx, userId))) return
  const [record] = await tx.select().from(memberLevels).where(eq(memberLevels.userId, userId))
  if (!record || record.keptUntil > now) return
  const { on, levels } = await readSetting(tx, 'vipset', vipset)
  const { growth } = await balancesOf(tx, userId)
  const since = yearStart(yearOf(record.keptUntil) - 1)
  const recent = Math.max(0, Math.min(growth, await grownSince(tx, userId, since)))
  const cause = `review ${String(yearOf(record.keptUntil))} ${userId}`
  if (recent < growth)
    await book(tx, userId, [{ account: 'growth', amount: recent - growth, kind: 'expired', cause }], now)
  const level = on ? levelOf(recent, levels) : 0
  const next = { level, toldLevel: level, keptUntil: yearStart(yearOf(now) + 1) }
  await tx.update(memberLevels).set(next).where(eq(memberLevels.userId, userId))
}

/** The growth since an instant, without what earlier reviews took away. */
async function grownSince(db: ReadDb, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.userId, userId),
        eq(ledgerEntries.account, 'growth'),
        ne(ledgerEntries.kind, 'expired'),
        gte(ledgerEntries.at, since),
      ),
    )
  return row?.sum ?? 0
}
