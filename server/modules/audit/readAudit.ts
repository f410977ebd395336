import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { DAY_MS } from '../../../src/domain/time/duration'
import { noonOf } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { staffAccounts } from '../../db/schema/staff/console'
import { categories, goods } from '../../db/schema/store/goods'
import { documents } from '../../db/schema/payments/documents'
import { keptDrinks } from '../../db/schema/wallet/drinks'
import { orders } from '../../db/schema/orders/orders'
import { payments } from '../../db/schema/payments/payments'
import { purchases } from '../../db/schema/payments/purchases'
import { queueTickets, queueTypes } from '../../db/schema/inStore/queue'
import { reserveAreas, reservations } from '../../db/schema/inStore/reservations'
import { auditLog, tillRedemptions } from '../../db/schema/staff/staff'
import { diningTables } from '../../db/schema/inStore/tables'

/** Which entries are read. */
interface AuditQuery {
  subjectId?: string | undefined
  staffId?: string | undefined
  area?: string | undefined
  /** A calendar day of the restaurant. */
  day?: string | undefined
  page: number
  pageSize: number
}

/** A page of the record, newest first: of some stores what belongs to them or to none. */
export async function readAudit(
  db: ReadDb,
  { page, pageSize, ...filter }: AuditQuery,
  storeIds: readonly string[],
): Promise<{ rows: (typeof auditLog.$inferSelect)[]; total: number }> {
  const matching = and(...conditionsOf(filter), ofStores(db, storeIds))
  const rows = await db
    .select()
    .from(auditLog)
    .where(matching)
    .orderBy(desc(auditLog.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(auditLog).where(matching)
  return { rows, total }
}

/** Everyone who has written something, by name. */
export async function readAuditPeople(db: ReadDb): Promise<{ id: string; name: string }[]> {
  const wrote = db.select({ id: auditLog.staffId }).from(auditLog).where(isNotNull(auditLog.staffId))
  return db
    .select({ id: staffAccounts.id, name: staffAccounts.name })
    .from(staffAccounts)
    .where(inArray(staffAccounts.id, wrote))
    .orderBy(asc(staffAccounts.name), asc(staffAccounts.id))
}

function conditionsOf({ subjectId, staffId, area, day }: Omit<AuditQuery, 'page' | 'pageSize'>): (SQL | undefined)[] {
  return [
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
    staffId === undefined ? undefined : eq(auditLog.staffId, staffId),
    area === undefined ? undefined : like(auditLog.action, `${area}.%`),
    day === undefined ? undefined : onDay(day),
  ]
}

function onDay(day: string): SQL | undefined {
  const noon = Date.parse(noonOf(day))
  return and(gte(auditLog.at, new Date(noon - DAY_MS / 2)), lt(auditLog.at, new Date(noon + DAY_MS / 2)))
}

type TableOfStore = PgTable & { id: AnyPgColumn; storeId: AnyPgColumn }

/** The tables whose rows belong to a store, by the name of the subject. */
const OF_STORES: Record<string, TableOfStore> = {
  orders,
  documents,
  dining_tables: diningTables,
  goods,
  categories,
  queue_tickets: queueTickets,
  queue_types: queueTypes,
  kept_drinks: keptDrinks,
  reservations,
  reserve_areas: reserveAreas,
  till_redemptions: tillRedemptions,
}
/** Subjects whose id is that of a store. */
const STORES = ['stores', 'queues', 'reserve_stores']

/** What belongs to one of the stores or to none, without the accounts of staff, which owners manage; without stores no condition. */
function ofStores(db: ReadDb, storeIds: readonly string[]): SQL | undefined {
  if (storeIds.length === 0) return undefined
  const mine = [...storeIds]
  const named = sql<string | null>`coalesce(${auditLog.after} ->> 'storeId', ${auditLog.before} ->> 'storeId')`
  const rows = Object.entries(OF_STORES).map(([subject, table]) =>
    and(
      eq(auditLog.subject, subject),
      inArray(auditLog.subjectId, db.select({ id: table.id }).from(table).where(inArray(table.storeId, mine))),
    ),
  )
  const payment = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(inArray(purchases.storeId, mine))
  const elsewhere = [...STORES, 'payments', 'staff_accounts', ...Object.keys(OF_STORES)]
  const ofNone = and(isNull(named), notInArray(auditLog.subject, elsewhere))
  return or(
    inArray(named, mine),
    and(inArray(auditLog.subject, STORES), inArray(auditLog.subjectId, mine)),
    and(eq(auditLog.subject, 'payments'), inArray(auditLog.subjectId, payment)),
    ...rows,
    ofNone,
  )
}
