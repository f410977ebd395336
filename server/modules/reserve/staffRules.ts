import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type {
  ReserveAreaFields,
  ReserveRuleFields,
  StaffReserveArea,
  StaffReserveRules,
} from '../../../console/contract/tables/reserveRules'
import type { SlotRules } from '../../../src/domain/reserve/slots'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockReserveStore } from '../../db/locks'
import {
  reserveAreas,
  type ReserveArea,
  type ReserveStore,
  reserveStores,
  reserveTables,
} from '../../db/schema/inStore/reservations'
import { diningTables } from '../../db/schema/inStore/tables'
import { recordAudit, type Staff } from '../audit/audit'
import { foundRow, recorded, refuseFields, refuseStale, type SeenVersion } from '../offers/edited'
import { findAnyStore } from '../store/storeRepository'
import { readAreas, readReserveStore, readTables } from './reserveStore'

/** How a store takes bookings, for staff; null when it takes none. */
export async function readRules(db: ReadDb, storeId: string): Promise<{ rules: StaffReserveRules | null }> {
  await findAnyStore(db, storeId)
  const store = await readReserveStore(db, storeId)
  return { rules: store ? await presentRules(db, store) : null }
}

/** Sets how a store takes bookings. */
export async function updateRules(
  tx: Tx,
  { storeId, version, ...fields }: ReserveRuleFields & { storeId: string; version: number },
  staff: Staff,
): Promise<StaffReserveRules> {
  await findAnyStore(tx, storeId)
  refuseFields('staff.notTogether', [
    ['maxTables', fields.minTables > fields.maxTables],
    ['slots', fields.slots.leastMinutes > fields.slots.stayMinutes],
  ])
  await tx
    .insert(reserveStores)
    .values({ ...fields, storeId })
    .onConflictDoNothing()
  return editRules(tx, { storeId, version }, { action: 'reserve.rules', change: fields }, staff)
}

/** Takes no bookings in a store, or takes them again. */
export function setReserveOpen(
  tx: Tx,
  { open, ...seen }: { storeId: string; version: number; open: boolean },
  staff: Staff,
): Promise<StaffReserveRules> {
  return editRules(tx, seen, { action: 'reserve.open', change: { paused: !open } }, staff)
}

async function editRules(
  tx: Tx,
  { storeId, version }: { storeId: string; version: number },
  { action, change }: { action: AuditAction; change: Partial<ReserveStore> },
  staff: Staff,
): Promise<StaffReserveRules> {
  const row = await lockReserveStore(tx, storeId)
  if (!row) throw new AppError(400, 'reserve.off')
  const before = await presentRules(tx, row)
  await refuseStale({ ...row, id: storeId }, { id: storeId, version }, () => before)
  const rows = await tx
    .update(reserveStores)
    .set({ ...change, version: sql`${reserveStores.version} + 1` })
    .where(eq(reserveStores.storeId, storeId))
    .returning()
  const after = await presentRules(tx, foundRow(rows))
  await recordAudit(tx, staff, { action, subject: 'reserve_stores', subjectId: storeId, before, after })
  return after
}

/** Adds an area. */
export async function createArea(
  tx: Tx,
  { storeId, tableIds, ...fields }: ReserveAreaFields & { storeId: string },
  staff: Staff,
): Promise<StaffReserveArea> {
  if (!(await lockReserveStore(tx, storeId))) throw new AppError(400, 'reserve.off')
  const id = newId()
  await refuseFaults(tx, { ...fields, tableIds, storeId })
  await tx.insert(reserveAreas).values({ ...fields, id, storeId })
  return writtenArea(tx, { id, tableIds, action: 'reserveArea.create', before: null }, staff)
}

/** Changes an area. */
export async function updateArea(
  tx: Tx,
  { id, version, tableIds, ...fields }: ReserveAreaFields & SeenVersion,
  staff: Staff,
): Promise<StaffReserveArea> {
  const known = foundRow(await tx.select().from(reserveAreas).where(eq(reserveAreas.id, id)))
  await lockReserveStore(tx, known.storeId)
  const row = foundRow(await tx.select().from(reserveAreas).where(eq(reserveAreas.id, id)))
  const before = await presentArea(tx, row)
  await refuseStale(row, { id, version }, () => before)
  await refuseFaults(tx, { ...fields, tableIds, storeId: row.storeId })
  await tx
    .update(reserveAreas)
    .set({ ...fields, version: sql`${reserveAreas.version} + 1` })
    .where(eq(reserveAreas.id, id))
  return writtenArea(tx, { id, tableIds, action: 'reserveArea.update', before }, staff)
}

async function writtenArea(
  tx: Tx,
  {
    id,
    tableIds,
    action,
    before,
  }: { id: string; tableIds: string[]; action: AuditAction; before: StaffReserveArea | null },
  staff: Staff,
): Promise<StaffReserveArea> {
  await tx.delete(reserveTables).where(eq(reserveTables.areaId, id))
  if (tableIds.length > 0) await tx.delete(reserveTables).where(inArray(reserveTables.tableId, tableIds))
  if (tableIds.length > 0) await tx.insert(reserveTables).values(tableIds.map((tableId) => ({ tableId, areaId: id })))
  const after = await presentArea(tx, foundRow(await tx.select().from(reserveAreas).where(eq(reserveAreas.id, id))))
  return recorded(tx, staff, { action, subject: 'reserve_areas', before, after })
}

async function refuseFaults(
  db: ReadDb,
  { storeId, tableIds, minPeople, maxPeople, depositKind, depositAmount }: ReserveAreaFields & { storeId: string },
): Promise<void> {
  refuseFields('staff.notTogether', [
    ['maxPeople', minPeople > maxPeople],
    ['depositAmount', (depositKind === 'none') !== (depositAmount === 0)],
  ])
  const known = and(
    eq(diningTables.storeId, storeId),
    inArray(diningTables.id, tableIds),
    eq(diningTables.archived, false),
  )
  const count = tableIds.length === 0 ? 0 : await db.$count(diningTables, known)
  refuseFields('staff.unknownId', [['tableIds', count !== new Set(tableIds).size || count !== tableIds.length]])
}

async function presentRules(db: ReadDb, { paused, ...rest }: ReserveStore): Promise<StaffReserveRules> {
  const areas: StaffReserveArea[] = []
  for (const area of await readAreas(db, rest.storeId)) areas.push(await presentArea(db, area))
  return { ...rest, slots: copied(rest.slots), open: !paused, areas }
}

async function presentArea(db: ReadDb, area: ReserveArea): Promise<StaffReserveArea> {
  return { ...area, tableIds: (await readTables(db, [area.id])).map(({ id }) => id) }
}

/** Rules of the database are read-only lists; those of the contract are not. */
function copied({ servings, specialDays, ...rest }: SlotRules): StaffReserveRules['slots'] {
  return {
    ...rest,
    servings: [...servings],
    specialDays: specialDays.map((day) => ({ date: day.date, servings: [...day.servings] })),
  }
}
