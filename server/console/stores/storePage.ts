import { and, type AnyColumn, asc, eq, inArray, or } from 'drizzle-orm'
import type { ReadDb } from '../../db/database'
import { stores } from '../../db/schema/store/stores'
import { holdsKeyword } from '../../db/translations'
import { inStores } from '../../modules/store/inStores'
import type { StoreRow } from '../../modules/store/storePresenter'

export interface StoreListRequest {
  keyword: string
  page: number
  pageSize: number
  /** The stores of the caller; none for all. */
  storeIds: readonly string[]
}

/** A page of the stores in the order of the merchant; one of `searched` holds the keyword. */
export async function readStorePage(
  db: ReadDb,
  { keyword, page, pageSize, storeIds }: StoreListRequest,
  searched: readonly AnyColumn[],
): Promise<{ rows: StoreRow[]; total: number }> {
  const found = or(...searched.map((column) => holdsKeyword(column, keyword)))
  const condition = and(inStores(stores.id, storeIds), found)
  const rows = await db
    .select()
    .from(stores)
    .where(condition)
    .orderBy(asc(stores.sort), asc(stores.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await db.$count(stores, condition) }
}

/** The stores to choose from: all that guests see, and those in which a person works. */
export async function readStoreNames(db: ReadDb, storeIds: readonly string[]) {
  const { id, shortName: name, shown } = stores
  const isOffered = storeIds.length > 0 ? or(eq(shown, true), inArray(id, [...storeIds])) : undefined
  const list = await db.select({ id, name, shown }).from(stores).where(isOffered).orderBy(asc(stores.sort), asc(id))
  return { list }
}
