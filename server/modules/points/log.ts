import { and, desc, eq, gt, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Parsed } from '../../../src/contract/endpoint'
import type { Locale } from '../../../src/contract/fields'
import type { PointsMonth, PointsRecord, pointsContract } from '../../../src/contract/points/points'
import { isoText } from '../../../src/domain/time/storeClock'
import { monthIn } from '../../api/period'
import type { Translations } from '../../db/columnTypes'
import type { ReadDb } from '../../db/database'
import { ledgerEntries, type LedgerKind } from '../../db/schema/wallet/ledger'
import { orders } from '../../db/schema/orders/orders'
import { pointsOrders } from '../../db/schema/members/pointsMall'
import { purchases } from '../../db/schema/payments/purchases'
import { inLocale } from '../../db/translations'

type PointsLogQuery = Parsed<(typeof pointsContract)['log']>
type Entry = typeof ledgerEntries.$inferSelect

/** Entries that members are not shown: those of a merge belong to the other account. */
const HIDDEN: LedgerKind[] = ['mergedOut', 'removed']

/** A page of the changes of a member's points, newest first, and the sums of the months of that page. */
export async function readPointsLog(
  db: ReadDb,
  { userId, locale }: { userId: string; locale: Locale },
  { tab, page, pageSize }: PointsLogQuery,
): Promise<{ list: PointsRecord[]; total: number; months: PointsMonth[] }> {
  const condition = and(ofUser(userId), ofTab(tab))
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(condition)
    .orderBy(desc(ledgerEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const names = await readCauses(db, entries)
  return {
    list: entries.map((entry) => present(entry, names.get(orderIn(entry)), locale)),
    total: await db.$count(ledgerEntries, condition),
    months: await readMonths(db, condition, entries),
  }
}

function ofUser(userId: string): SQL | undefined {
  const { account, amount, short, kind } = ledgerEntries
  const isListed = or(ne(amount, 0), gt(short, 0))
  return and(eq(ledgerEntries.userId, userId), eq(account, 'points'), isListed, sql`${kind} not in ${HIDDEN}`)
}

function ofTab(tab: PointsLogQuery['tab']): SQL | undefined {
  const { amount, kind } = ledgerEntries
  if (tab === 'earned') return gt(amount, 0)
  if (tab === 'ended') return eq(kind, 'expired')
  return tab === 'spent' ? and(lt(amount, 0), ne(kind, 'expired')) : undefined
}

/** The id of what caused an entry; that of a partial refund is followed by the sum that went back. */
const orderIn = ({ cause }: Entry): string => cause.split(' ')[0] ?? cause

/** The order that caused an entry. */
interface Cause {
  orderNo: string
  /** The item of the points shop. */
  item: Translations | null
}

async function readCauses(db: ReadDb, entries: readonly Entry[]): Promise<Map<string, Cause>> {
  const ids = [...new Set(entries.map(orderIn))]
  if (ids.length === 0) return new Map()
  const meals = await db.select({ id: orders.id, orderNo: orders.orderNo }).from(orders).where(inArray(orders.id, ids))
  const items = await db
    .select({ id: pointsOrders.id, orderNo: purchases.no, item: pointsOrders.name })
    .from(pointsOrders)
    .innerJoin(purchases, eq(purchases.id, pointsOrders.id))
    .where(inArray(pointsOrders.id, ids))
  return new Map([...meals.map((meal) => ({ ...meal, item: null })), ...items].map((cause) => [cause.id, cause]))
}

const TYPES: Partial<Record<LedgerKind, PointsRecord['type']>> = {
  earned: 'earned',
  earnedBack: 'earnedBack',
  payment: 'payment',
  refund: 'returned',
  reward: 'reward',
  expired: 'expired',
}

function present({ id, amount, kind, short, at }: Entry, cause: Cause | undefined, locale: Locale): PointsRecord {
  const item = cause?.item
  const type = item && kind === 'payment' ? 'exchange' : typeOf(kind, amount)
  return {
    ...{ id, change: amount, type, short },
    title: item ? inLocale(item, locale) : '',
    orderNo: cause?.orderNo ?? '',
    createdAt: isoText(at),
  }
}

/** A reward that is taken back is one of points that were earned. */
const typeOf = (kind: LedgerKind, amount: number): PointsRecord['type'] =>
  kind === 'reward' && amount < 0 ? 'earnedBack' : (TYPES[kind] ?? 'other')

/** The sums of the months in which some entries lie, by the restaurant's calendar. */
async function readMonths(db: ReadDb, condition: SQL | undefined, entries: readonly Entry[]): Promise<PointsMonth[]> {
  const [newest, oldest] = [entries[0], entries.at(-1)]
  if (!newest || !oldest) return []
  const { amount, at } = ledgerEntries
  const month = monthIn(at)
  const from = new Date(`${isoText(oldest.at).slice(0, 7)}-01T00:00:00+07:00`)
  return db
    .select({
      month: month.as('month'),
      gained: sql<number>`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)`.mapWith(Number),
      spent: sql<number>`coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(and(condition, gte(at, from)))
    .groupBy(sql`month`)
    .orderBy(sql`month desc`)
}
