import { eq, max } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { categories, goods } from '../../db/schema/store/goods'
import type { diningTables } from '../../db/schema/inStore/tables'

/** Refuses to put rows in an order when they are not all that there are now (`before`). */
export function refuseOtherRows<Row extends { id: string }>(before: readonly Row[], ids: readonly string[]): void {
  const isSame = before.length === ids.length && before.every(({ id }) => ids.includes(id))
  if (!isSame) throw new AppError(409, 'staff.stale', {}, { current: { list: before } })
}

/** Writes the order of rows. */
export async function writeOrder(
  tx: Tx,
  table: typeof categories | typeof goods | typeof diningTables,
  ids: readonly string[],
): Promise<void> {
  for (const [at, id] of ids.entries())
    await tx
      .update(table)
      .set({ sort: at + 1 })
      .where(eq(table.id, id))
}

/** The place after the last dish of a category. */
export function nextDishSort(tx: Tx, categoryId: string): Promise<number> {
  return after(
    tx
      .select({ sort: max(goods.sort) })
      .from(goods)
      .where(eq(goods.categoryId, categoryId)),
  )
}

/** The place after the last category of a store. */
export function nextCategorySort(tx: Tx, storeId: string): Promise<number> {
  return after(
    tx
      .select({ sort: max(categories.sort) })
      .from(categories)
      .where(eq(categories.storeId, storeId)),
  )
}

async function after(last: PromiseLike<{ sort: number | null }[]>): Promise<number> {
  return ((await last)[0]?.sort ?? 0) + 1
}
