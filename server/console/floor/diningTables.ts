import { and, asc, eq, gt, inArray, isNull, max, ne, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { DiningTableFields, StaffDiningTable } from '../../../console/contract/tables/diningTable'
import { COMING_RESERVE_STATES } from '../../../src/domain/reserve/reserveState'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { advisoryLock, lockReserveStore } from '../../db/locks'
import { lockRow, lockRows } from '../../db/locks/rows'
import { reservations, reserveAreas, reserveHolds, reserveTables } from '../../db/schema/inStore/reservations'
import { stores } from '../../db/schema/store/stores'
import { diningTables, tableSessions } from '../../db/schema/inStore/tables'
import { inLocale } from '../../db/translations'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { newTableCode } from '../../modules/inStore/tableSessionRepository'
import type { TableRow } from '../../modules/inStore/tableAccess'
import { foundRow, recorded, refuseFields, refuseStale, type SeenVersion } from '../../modules/offers/edited'
import { refuseOtherRows, writeOrder } from '../menu/sorting'

type Tables = { list: StaffDiningTable[] }

/** A table as staff edit it: never its code. */
const present = ({ id, version, storeId, name, area, seats, codePerSession }: TableRow): StaffDiningTable => ({
  ...{ id, version, storeId, name, area, seats, codePerSession },
})

const standing = (storeId: string) => and(eq(diningTables.storeId, storeId), eq(diningTables.archived, false))

/** The tables of a store in their order. */
export async function listDiningTables(db: ReadDb, storeId: string): Promise<Tables> {
  const { sort, id } = diningTables
  const rows = await db.select().from(diningTables).where(standing(storeId)).orderBy(asc(sort), asc(id))
  return { list: rows.map(present) }
}

/** One table. */
export async function readDiningTable(db: ReadDb, id: string): Promise<StaffDiningTable> {
  const isThere = and(eq(diningTables.id, id), eq(diningTables.archived, false))
  return present(foundRow(await db.select().from(diningTables).where(isThere)))
}

/** Edits of the tables of a store run one after the other: names are compared, and places counted. */
const lockSetUp = (tx: Tx, storeId: string) => advisoryLock(tx, 'configuration', `tables ${storeId}`)

/** Adds a table, the last one of its store. */
export async function createDiningTable(
  tx: Tx,
  { storeId, ...fields }: DiningTableFields & { storeId: string },
  staff: Staff,
): Promise<StaffDiningTable> {
  refuseFields('staff.unknownId', [['storeId', (await tx.$count(stores, eq(stores.id, storeId))) === 0]])
  await lockSetUp(tx, storeId)
  await refuseTaken(tx, storeId, fields)
  const { sort } = diningTables
  const [last] = await tx
    .select({ sort: max(sort) })
    .from(diningTables)
    .where(standing(storeId))
  const id = newId()
  await tx.insert(diningTables).values({ ...fields, id, storeId, sort: (last?.sort ?? 0) + 1, code: newTableCode() })
  return finish(tx, { action: 'diningTable.create', before: null, after: await readDiningTable(tx, id) }, staff)
}

/** Changes a table. */
export async function updateDiningTable(
  tx: Tx,
  { id, version, ...fields }: DiningTableFields & SeenVersion,
  staff: Staff,
): Promise<StaffDiningTable> {
  const { storeId } = await readDiningTable(tx, id)
  await lockSetUp(tx, storeId)
  const before = await lockSeen(tx, { id, version })
  await refuseTaken(tx, storeId, { ...fields, id })
  await tx
    .update(diningTables)
    .set({ ...fields, version: version + 1 })
    .where(eq(diningTables.id, id))
  return finish(tx, { action: 'diningTable.update', before, after: await readDiningTable(tx, id) }, staff)
}

/** Takes away a table that is free and has no booking to come. What happened there stays. */
export async function removeDiningTable(tx: Tx, { id, version }: SeenVersion, staff: Staff): Promise<StaffDiningTable> {
  const { storeId } = await readDiningTable(tx, id)
  await lockSetUp(tx, storeId)
  await lockReserveStore(tx, storeId)
  const before = await lockSeen(tx, { id, version })
  await refuseInUse(tx, before, staff.now)
  const [area] = await tx.delete(reserveTables).where(eq(reserveTables.tableId, id)).returning()
  if (area) await touchReserveArea(tx, area.areaId)
  await tx
    .update(diningTables)
    .set({ archived: true, code: newTableCode(), version: version + 1 })
    .where(eq(diningTables.id, id))
  return finish(tx, { action: 'diningTable.remove', before, after: { ...before, version: version + 1 } }, staff)
}

async function refuseInUse(tx: Tx, { id, name: table }: StaffDiningTable, now: Date): Promise<void> {
  const open = and(eq(tableSessions.tableId, id), isNull(tableSessions.closedAt))
  if ((await tx.$count(tableSessions, open)) > 0) throw new AppError(400, 'inStore.tableInUse', { table })
  const booked = await tx
    .select({ id: reservations.id })
    .from(reserveHolds)
    .innerJoin(reservations, eq(reservations.id, reserveHolds.reservationId))
    .where(
      and(
        eq(reserveHolds.tableId, id),
        gt(reserveHolds.at, now),
        inArray(reservations.state, [...COMING_RESERVE_STATES]),
      ),
    )
    .limit(1)
  if (booked.length > 0) throw new AppError(400, 'inStore.tableBooked', { table })
}

/** An edit of an area that began before its table was taken away is stale. */
const touchReserveArea = (tx: Tx, areaId: string) =>
  tx
    .update(reserveAreas)
    .set({ version: sql`${reserveAreas.version} + 1` })
    .where(eq(reserveAreas.id, areaId))

/** Puts the tables of a store in an order. */
export async function orderDiningTables(
  tx: Tx,
  { storeId, ids }: { storeId: string; ids: string[] },
  staff: Staff,
): Promise<Tables> {
  await lockSetUp(tx, storeId)
  await lockRows(tx, diningTables, ids)
  const { list: before } = await listDiningTables(tx, storeId)
  refuseOtherRows(before, ids)
  await writeOrder(tx, diningTables, ids)
  const named = { action: 'diningTable.order', subject: 'stores', subjectId: storeId } as const
  await recordAudit(tx, staff, { ...named, before: before.map(({ id }) => id), after: ids })
  return listDiningTables(tx, storeId)
}

interface RenamedArea {
  storeId: string
  /** The area as the tables show it in the language of the caller. */
  shown: string
  area: DiningTableFields['area']
}

/** Renames the area that some tables have in common. */
export async function renameArea(tx: Tx, { storeId, shown, area }: RenamedArea, staff: Staff): Promise<Tables> {
  await lockSetUp(tx, storeId)
  const { list } = await listDiningTables(tx, storeId)
  const ids = list.filter((table) => inLocale(table.area, staff.locale) === shown).map(({ id }) => id)
  refuseFields('staff.unknownId', [['shown', ids.length === 0]])
  await lockRows(tx, diningTables, ids)
  await tx
    .update(diningTables)
    .set({ area, version: sql`${diningTables.version} + 1` })
    .where(inArray(diningTables.id, ids))
  const named = { action: 'diningTable.renameArea', subject: 'stores', subjectId: storeId } as const
  await recordAudit(tx, staff, { ...named, before: { area: shown }, after: { area } })
  return listDiningTables(tx, storeId)
}

async function lockSeen(tx: Tx, seen: SeenVersion): Promise<StaffDiningTable> {
  const row = await lockRow(tx, diningTables, seen.id)
  return present(await refuseStale(row?.archived ? undefined : row, seen, present))
}

/** Refuses a name that another table of the store has. */
async function refuseTaken(tx: Tx, storeId: string, { id = '', name }: { id?: string; name: string }): Promise<void> {
  const others = and(standing(storeId), eq(diningTables.name, name), ne(diningTables.id, id))
  refuseFields('staff.taken', [['name', (await tx.$count(diningTables, others)) > 0]])
}

interface Change {
  action: AuditAction
  before: StaffDiningTable | null
  after: StaffDiningTable
}

const finish = (tx: Tx, change: Change, staff: Staff) => recorded(tx, staff, { ...change, subject: 'dining_tables' })
