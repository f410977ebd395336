import { and, asc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Category } from '../../../src/contract/goods/goods'
import type { GoodsRow } from '../../../src/contract/goods/goodsRow'
import type { DiningType, Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { addonGroups, attrGroups, categories, goods, skus, specGroups } from '../../db/schema/store/goods'
import { holdsKeyword, inLocale, likePattern } from '../../db/translations'
import { type Dish, goodsRowOf, type SkuRecord } from './goodsPresenter'

export interface Menu {
  categories: Category[]
  goods: GoodsRow[]
}

/** The request for a menu. Without a dining type it contains all products. */
export interface MenuRequest {
  storeId: string
  diningType?: DiningType
  locale: Locale
  now: Date
}

/** The categories of a store in order. */
export async function readCategories(db: ReadDb, storeId: string, locale: Locale): Promise<Category[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.archived, false)))
    .orderBy(asc(categories.sort), asc(categories.id))
  return rows.map(({ id, name, note, required, feature }) => ({
    id,
    name: inLocale(name, locale),
    note: inLocale(note, locale),
    required,
    feature,
  }))
}

/** The whole menu of a store: products by category, then in the merchant's order. Empty categories are omitted. */
export async function readMenu(db: ReadDb, { storeId, diningType, locale, now }: MenuRequest): Promise<Menu> {
  const dishes = await readDishes(db, storeId)
  const rows = dishes
    .filter(({ goods }) => !diningType || !goods.diningTypes || goods.diningTypes.includes(diningType))
    .map((dish) => goodsRowOf(dish, now, locale))
  const shown = (await readCategories(db, storeId, locale)).filter(({ id }) =>
    rows.some(({ categoryId }) => categoryId === id),
  )
  return { categories: shown, goods: shown.flatMap(({ id }) => rows.filter(({ categoryId }) => categoryId === id)) }
}

async function readDishes(db: ReadDb, storeId: string): Promise<Dish[]> {
  const onMenu = and(eq(goods.storeId, storeId), eq(goods.onShelf, true))
  const rows = await db.select().from(goods).where(onMenu).orderBy(asc(goods.sort), asc(goods.id))
  const skuRows = await db
    .select({ sku: skus })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(and(onMenu, eq(skus.archived, false)))
    .orderBy(asc(skus.sort), asc(skus.id))
  const optioned = await goodsWithOptions(db, storeId)
  const skusOf = new Map<string, SkuRecord[]>()
  for (const { sku } of skuRows) skusOf.set(sku.goodsId, [...(skusOf.get(sku.goodsId) ?? []), sku])
  return rows.map((row) => ({ goods: row, skus: skusOf.get(row.id) ?? [], hasOptions: optioned.has(row.id) }))
}

async function goodsWithOptions(db: ReadDb, storeId: string): Promise<Set<string>> {
  const owners = (table: typeof specGroups | typeof attrGroups | typeof addonGroups) =>
    db
      .select({ id: table.goodsId })
      .from(table)
      .innerJoin(goods, eq(goods.id, table.goodsId))
      .where(and(eq(goods.storeId, storeId), 'archived' in table ? eq(table.archived, false) : undefined))
  const rows = await unionAll(owners(specGroups), owners(attrGroups), owners(addonGroups))
  return new Set(rows.map(({ id }) => id))
}

/** Ids of a store's products that match a keyword in any language, matches of the name first. */
export async function searchGoods(db: ReadDb, storeId: string, keyword: string): Promise<string[]> {
  const holds = (column: typeof goods.name | typeof goods.caption | typeof goods.story) =>
    sql<boolean>`${holdsKeyword(column, keyword)}`
  const inName = holds(goods.name)
  // Filters a large menu by a cheap match on the whole row first: comparing each text costs more.
  const anywhere = likePattern(JSON.stringify(keyword).slice(1, -1))
  const mayHold = sql`concat(${goods.name}, ${goods.caption}, ${goods.story}) ilike ${anywhere}`
  const rows = await db
    .select({ id: goods.id, inName })
    .from(goods)
    .where(
      and(eq(goods.storeId, storeId), mayHold, sql`(${inName} or ${holds(goods.caption)} or ${holds(goods.story)})`),
    )
    .orderBy(asc(goods.sort), asc(goods.id))
  return [...rows.filter((row) => row.inName), ...rows.filter((row) => !row.inName)].map(({ id }) => id)
}
