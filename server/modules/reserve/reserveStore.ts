import { asc, eq, inArray } from 'drizzle-orm'
import type { OpeningHours } from '../../../src/domain/store/openingHours'
import type { BookableTable } from '../../../src/domain/reserve/capacity'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import {
  type ReserveArea,
  reserveAreas,
  reserveHolds,
  type ReserveStore,
  reserveStores,
  reserveTables,
} from '../../db/schema/inStore/reservations'
import { diningTables } from '../../db/schema/inStore/tables'
import type { MessageKey } from '../../messages/messages'
import type { StoreRow } from '../store/storePresenter'

/** A table that can be booked, with its area. */
export interface AreaTable extends BookableTable {
  areaId: string
  name: string
}

/** How a store takes bookings; undefined when it has none. */
export async function readReserveStore(db: ReadDb, storeId: string): Promise<ReserveStore | undefined> {
  const [store] = await db.select().from(reserveStores).where(eq(reserveStores.storeId, storeId))
  return store
}

/** Why a store takes no bookings; undefined when it does. */
export function closedReserve(
  store: StoreRow,
  rules: Pick<ReserveStore, 'paused'> | undefined,
): Extract<MessageKey, `reserve.${string}`> | undefined {
  if (!store.services.includes('reserve') || !rules) return 'reserve.off'
  return rules.paused ? 'reserve.paused' : undefined
}

/** The areas of a store in their order. */
export function readAreas(db: ReadDb, storeId: string): Promise<ReserveArea[]> {
  return db
    .select()
    .from(reserveAreas)
    .where(eq(reserveAreas.storeId, storeId))
    .orderBy(asc(reserveAreas.sort), asc(reserveAreas.id))
}

/** An area of a store. Refuses an unknown one. */
export async function findArea(db: ReadDb, storeId: string, areaId: string): Promise<ReserveArea> {
  const area = (await readAreas(db, storeId)).find(({ id }) => id === areaId)
  if (!area) throw new AppError(400, 'reserve.noType')
  return area
}

/** The tables of areas that can be booked, in the order of the store. */
export async function readTables(db: ReadDb, areaIds: readonly string[]): Promise<AreaTable[]> {
  if (areaIds.length === 0) return []
  const { id, name, seats } = diningTables
  return db
    .select({ id, name, seats, areaId: reserveTables.areaId })
    .from(reserveTables)
    .innerJoin(diningTables, eq(diningTables.id, reserveTables.tableId))
    .where(inArray(reserveTables.areaId, [...areaIds]))
    .orderBy(asc(diningTables.sort), asc(diningTables.id))
}

/** When the tables of an area are held. */
export function readHolds(db: ReadDb, areaId: string) {
  return db
    .select({ tableId: reserveHolds.tableId, at: reserveHolds.at, reservationId: reserveHolds.reservationId })
    .from(reserveHolds)
    .innerJoin(reserveTables, eq(reserveTables.tableId, reserveHolds.tableId))
    .where(eq(reserveTables.areaId, areaId))
}

/** The hours in which a store takes bookings. A pause is for today's orders, not for bookings. */
export const reserveHours = ({ hours, specialDays }: StoreRow): OpeningHours => ({
  weekly: hours,
  special: specialDays,
})
