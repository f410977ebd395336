import { eq } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Endpoint } from '../../../src/contract/endpoint'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { keptDrinks } from '../../db/schema/wallet/drinks'
import { categories, goods } from '../../db/schema/store/goods'
import { orders } from '../../db/schema/orders/orders'
import { purchases } from '../../db/schema/payments/purchases'
import { queueTickets, queueTypes } from '../../db/schema/inStore/queue'
import { reserveAreas, reservations } from '../../db/schema/inStore/reservations'
import { tillRedemptions } from '../../db/schema/staff/staff'
import { diningTables } from '../../db/schema/inStore/tables'

type TableOfStore = PgTable & { id: AnyPgColumn; storeId: AnyPgColumn }

/** The rows that a call of staff names by its `id`, by area or by area and call: they belong to a store. */
const ROWS_OF_CALLS: Record<string, TableOfStore> = {
  order: orders,
  feedback: orders,
  table: diningTables,
  diningTable: diningTables,
  document: orders,
  menuCategory: categories,
  dish: goods,
  queue: queueTickets,
  'queue.updateType': queueTypes,
  'queue.setTypeOpen': queueTypes,
  'queue.removeType': queueTypes,
  drinks: keptDrinks,
  pointsOrder: purchases,
  reserve: reservations,
  'reserveRules.updateArea': reserveAreas,
  till: tillRedemptions,
}

/** Areas about the whole company: not for those who work in some stores only. */
const COMPANY_AREAS = ['reconciliation']

interface Person {
  storeIds: readonly string[]
}

/** Refuses a call that is about a store in which the person does not work. Lists of all stores are for those who work in all. */
export async function requireStoreOfCall(
  db: ReadDb,
  { area, call, endpoint, input }: { area: string; call: string; endpoint: Endpoint; input: unknown },
  { storeIds }: Person,
): Promise<void> {
  if (storeIds.length === 0) return
  if (COMPANY_AREAS.includes(area)) throw new AppError(403, 'staff.otherStore')
  const { id, categoryId } = Object(input)
  const storeId = namedStore(area, input)
  if (typeof storeId === 'string') return refuseOther(storeIds, storeId)
  if ('storeId' in Object(Object(endpoint.input).entries)) throw new AppError(403, 'staff.chooseStore')
  const rows = ROWS_OF_CALLS[`${area}.${call}`] ?? ROWS_OF_CALLS[area]
  if (rows && typeof id === 'string') return refuseOther(storeIds, await storeOf(db, rows, id))
  if (area === 'dish' && typeof categoryId === 'string')
    return refuseOther(storeIds, await storeOf(db, categories, categoryId))
}

/** The store that a call names: stores have ids of their own. */
const namedStore = (area: string, input: unknown): unknown =>
  area === 'store' || area === 'storeCharges' ? Object(input).id : Object(input).storeId

async function storeOf(db: ReadDb, rows: TableOfStore, id: string): Promise<string | undefined> {
  const [row] = await db.select({ storeId: rows.storeId }).from(rows).where(eq(rows.id, id))
  return row?.storeId as string | undefined
}

/** Refuses what belongs to another store than those of a person, or to none. */
export function refuseForeign(storeIds: readonly string[], storeId: string | null): void {
  if (storeIds.length > 0 && (storeId === null || !storeIds.includes(storeId)))
    throw new AppError(403, 'staff.otherStore')
}

/** Refuses another store than those of a person. A row that does not exist has no store: the handler refuses it. */
export function refuseOther(storeIds: readonly string[], storeId: string | undefined): void {
  if (storeId !== undefined && !storeIds.includes(storeId)) throw new AppError(403, 'staff.otherStore')
}
