import { and, type AnyColumn, asc, or } from 'drizzle-orm'
import type { ReadDb } from '../../db/database'
import { stores } from '../../db/schema/stores'
import { holdsKeyword } from '../../db/translations'
import { inStores } from '../../modules/store/inStores'
import type { StoreRow } from '../../modules/store/storePresenter'

export interface AskedStores {
  keyword: string
  page: number
  pageSize: number
  /** The stores of the caller; none for all. */
  storeIds: readonly string[]
}

/** A page of the stores in the order of the merchant; one of `searched` holds the keyword. */
export async function readStorePage(
  db: ReadDb,
  { keyword, page, pageSize, storeIds }: AskedStores,
  searched: readonly AnyColumn[],
): Promise<{ rows: StoreRow[]; total: number }> {
  const found = or(...searched.map((column) => holdsKeyword(column, keyword)))
  const wanted = and(inStores(stores.id, storeIds), found)
  const rows = await db
    .select()
    .from(stores)
    .where(wanted)
    .orderBy(asc(stores.sort), asc(stores.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await db.$count(stores, wanted) }
}
