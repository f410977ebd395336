import { and, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { copyRows } from '../../db/copyRows'
import type { Tx } from '../../db/database'
import {
  addonGroups,
  addonItems,
  attrGroups,
  attrValues,
  categories,
  goods,
  skus,
  specGroups,
  specValues,
} from '../../db/schema/store/goods'
import { queueTypes } from '../../db/schema/inStore/queue'
import { reserveStores } from '../../db/schema/inStore/reservations'

/** From which store to which one rows are copied. */
export interface Copying {
  from: string
  to: string
}

const NO = sql`false`
/** A copy begins as what is new: nothing has been edited. */
const FIRST_VERSION = sql`1`

/**
 * The id of the copy of a row. It follows from the ids of the row and of the new store, so that rows that refer to each other are copied
 * without being read. Opaque like other ids: that of the new store is random.
 */
const copiedId = (id: AnyPgColumn | SQL, { to }: Copying): SQL =>
  sql`translate(encode(substring(sha256(convert_to(${to}::text || ' ' || ${id}, 'UTF8')) from 1 for 15), 'base64'), '+/', '-_')`

/** A store has its own pieces: where they are counted, there is none until its staff have entered them. */
const ownStock = (stock: AnyPgColumn): SQL => sql`case when ${stock} is null then null else 0 end`

/**
 * Copies the menu of a store as it is: categories, dishes, sizes, options and prices. What is archived is left out, nothing is marked as sold
 * out, and counted stock begins at 0. Lock the store before: an edit of its menu then waits, or is seen as a whole.
 */
export async function copyMenu(tx: Tx, copying: Copying): Promise<void> {
  const liveCategories = and(eq(categories.storeId, copying.from), eq(categories.archived, false))
  const ofCategories = inArray(
    goods.categoryId,
    tx.select({ id: categories.id }).from(categories).where(liveCategories),
  )
  const liveDishes = and(eq(goods.storeId, copying.from), eq(goods.archived, false), ofCategories)
  const storeId = sql`${copying.to}::text`
  await copyRows(tx, categories, liveCategories, {
    ...{ id: copiedId(categories.id, copying), storeId, version: FIRST_VERSION },
  })
  await copyRows(tx, goods, liveDishes, {
    ...{ id: copiedId(goods.id, copying), storeId, version: FIRST_VERSION },
    ...{ categoryId: copiedId(goods.categoryId, copying), soldOut: NO, soldOutUntil: sql`null::timestamptz` },
  })
  await copyParts(tx, copying, tx.select({ id: goods.id }).from(goods).where(liveDishes))
}

/** Copies the sizes and options of dishes. */
async function copyParts(tx: Tx, copying: Copying, dishIds: SQLWrapper): Promise<void> {
  const part = (table: PartTable) => ({ id: copiedId(table.id, copying), goodsId: copiedId(table.goodsId, copying) })
  const ofDishes = (table: PartTable) => inArray(table.goodsId, dishIds)
  const item = (table: ItemTable) => ({ id: copiedId(table.id, copying), groupId: copiedId(table.groupId, copying) })
  const groupIds = (table: typeof specGroups | typeof attrGroups) =>
    tx.select({ id: table.id }).from(table).where(ofDishes(table))
  await copyRows(tx, specGroups, ofDishes(specGroups), part(specGroups))
  await copyRows(tx, specValues, inArray(specValues.groupId, groupIds(specGroups)), item(specValues))
  await copyRows(tx, skus, and(ofDishes(skus), eq(skus.archived, false)), {
    ...part(skus),
    ...{ valueIds: copiedValueIds(copying), stock: ownStock(skus.stock) },
  })
  await copyRows(tx, attrGroups, ofDishes(attrGroups), part(attrGroups))
  await copyRows(tx, attrValues, inArray(attrValues.groupId, groupIds(attrGroups)), item(attrValues))
  const liveAddons = and(ofDishes(addonGroups), eq(addonGroups.archived, false))
  const addonIds = tx.select({ id: addonGroups.id }).from(addonGroups).where(liveAddons)
  await copyRows(tx, addonGroups, liveAddons, part(addonGroups))
  await copyRows(tx, addonItems, and(inArray(addonItems.groupId, addonIds), eq(addonItems.archived, false)), {
    ...item(addonItems),
    stock: ownStock(addonItems.stock),
  })
}

type PartTable = PgTable & { id: AnyPgColumn; goodsId: AnyPgColumn }
type ItemTable = PgTable & { id: AnyPgColumn; groupId: AnyPgColumn }

/** The values of a size are those of the copied groups, in their order. */
const copiedValueIds = (copying: Copying): SQL =>
  sql`(select coalesce(jsonb_agg(${copiedId(sql`part.id`, copying)} order by part.place), '[]'::jsonb)
    from jsonb_array_elements_text(${skus.valueIds}) with ordinality as part(id, place))`

/** Copies for which groups of guests a store gives numbers, and how it takes bookings; which tables can be booked is not copied. */
export async function copyRules(tx: Tx, copying: Copying): Promise<void> {
  const storeId = sql`${copying.to}::text`
  const anew = { storeId, paused: NO, version: FIRST_VERSION }
  const liveTypes = and(eq(queueTypes.storeId, copying.from), eq(queueTypes.archived, false))
  await copyRows(tx, queueTypes, liveTypes, { ...anew, id: copiedId(queueTypes.id, copying) })
  await copyRows(tx, reserveStores, eq(reserveStores.storeId, copying.from), anew)
}
