import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { compiled, type Values } from '../compiled'
import type { Tx } from '../database'
import { addonItems, goods, skus } from '../schema/store/goods'

/** SKUs and add-ons by their ids. */
interface Counted {
  skuIds: readonly string[]
  addonItemIds: readonly string[]
}

/** Locks the counted stock of SKUs and add-ons, each in the order of their ids. The order of locks is at the top of `index.ts`. */
export async function lockStock(tx: Tx, { skuIds, addonItemIds }: Counted): Promise<void> {
  if (skuIds.length > 0) await lockSkus(tx, { ids: skuIds })
  if (addonItemIds.length > 0) await lockAddonItems(tx, { ids: addonItemIds })
}

/** The same for an order in a store, with the stock of the required products, which are added to its lines when it is priced. */
export async function lockOrderStock(
  tx: Tx,
  { storeId, skuIds, addonItemIds }: Counted & { storeId: string },
): Promise<void> {
  await lockOrderedSkus(tx, { storeId, ids: skuIds })
  if (addonItemIds.length > 0) await lockAddonItems(tx, { ids: addonItemIds })
}

const lockSkus = lockingCounted(skus)
const lockAddonItems = lockingCounted(addonItems)

function lockingCounted(table: typeof skus | typeof addonItems) {
  return compiled((tx: Tx, { ids }: Values<{ ids: readonly string[] }>) =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(and(sql`${table.id} = any(${ids}::text[])`, isNotNull(table.stock)))
      .orderBy(table.id)
      .for('update'),
  )
}

const lockOrderedSkus = compiled((tx: Tx, { storeId, ids }: Values<{ storeId: string; ids: readonly string[] }>) => {
  const isRequired = and(eq(goods.storeId, storeId), isNotNull(goods.required), eq(skus.archived, false))
  const required = tx.select({ id: skus.id }).from(skus).innerJoin(goods, eq(goods.id, skus.goodsId)).where(isRequired)
  return tx
    .select({ id: skus.id })
    .from(skus)
    .where(and(sql`${skus.id} in (select unnest(${ids}::text[]) union all ${required})`, isNotNull(skus.stock)))
    .orderBy(skus.id)
    .for('update')
})
