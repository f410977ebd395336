import { and, asc, eq, notInArray } from 'drizzle-orm'
import { VOID_CODES } from '../../src/domain/orderState'
import type { Db } from '../db/open'
import { orders } from '../db/schema/orders'
import { stores } from '../db/schema/stores'
import type { Context } from '../http/context'
import { Refusal } from '../http/refusal'
import { favouritesOf } from './favourites'
import type { StoreRow, Viewpoint } from './storeInfo'

/** All stores that are shown, in the merchant's order. A merchant has tens of them, so callers filter in memory. */
export function shownStores(db: Db): Promise<StoreRow[]> {
  return db.select().from(stores).where(eq(stores.shown, true)).orderBy(asc(stores.sort), asc(stores.id))
}

/** One store that is shown. Refuses when there is none. */
export async function findStore(db: Db, storeId: string): Promise<StoreRow> {
  const [row] = await db
    .select()
    .from(stores)
    .where(and(eq(stores.id, storeId), eq(stores.shown, true)))
  if (!row) throw new Refusal(400, 'store.notFound')
  return row
}

/** From where the caller looks at stores. A place needs both degrees. */
export async function viewpoint(context: Context, place: { lat?: number; lng?: number }): Promise<Viewpoint> {
  const { db, session, locale, now } = context
  const { lat, lng } = place
  return {
    locale,
    now,
    place: lat === undefined || lng === undefined ? undefined : { lat, lng },
    collected: session ? await favouritesOf(db, session.userId) : new Set(),
    frequent: session ? await frequentStores(db, session.userId) : new Set(),
  }
}

async function frequentStores(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: orders.storeId })
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.state, VOID_CODES)))
  return new Set(rows.map(({ id }) => id))
}
