import { and, asc, eq, or } from 'drizzle-orm'
import type { dishContract, StaffDish, StaffDishRow } from '../../../console/contract/menu/dish'
import type { Parsed } from '../../../src/contract/endpoint'
import type { ReadDb } from '../../db/database'
import { categories, goods } from '../../db/schema/store/goods'
import { holdsKeyword, inLocale } from '../../db/translations'
import type { Staff } from '../../modules/audit/audit'
import { readWholeDishes, type WholeDish } from '../../modules/goods/goodsRepository'
import { foundRow } from '../../modules/offers/edited'
import { presentDish, presentRow } from './presentDish'

type DishQuery = Parsed<(typeof dishContract)['list']>

/** Everything about a dish; refuses an unknown one. */
export async function wholeDish(db: ReadDb, id: string): Promise<WholeDish> {
  return foundRow([...(await readWholeDishes(db, [id])).values()])
}

/** One dish as staff edit it. */
export const readDish = async (db: ReadDb, id: string, { now }: Staff): Promise<StaffDish> =>
  presentDish(await wholeDish(db, id), now)

/** A page of the dishes of a store. */
export async function listDishes(
  db: ReadDb,
  requested: DishQuery,
  staff: Staff,
): Promise<{ list: StaffDishRow[]; total: number }> {
  const { page, pageSize, state, untranslated, sort } = requested
  const rows = (await dishesOf(db, requested)).map((dish) => presentRow(dish, staff.now))
  const matching = rows.filter(
    (row) =>
      (state === undefined || row.state === state) &&
      (untranslated === undefined || row.missing.length > 0 === untranslated),
  )
  const list = sorted(matching, sort, staff).slice((page - 1) * pageSize, page * pageSize)
  return { list, total: matching.length }
}

/** The dishes of a store in the order of its menu; archived ones only when they are asked for. */
export async function dishesOf(
  db: ReadDb,
  { storeId, keyword, categoryId, state }: Pick<DishQuery, 'storeId' | 'keyword' | 'categoryId' | 'state'>,
): Promise<WholeDish[]> {
  const inTexts = [goods.name, goods.caption, goods.story].map((column) => holdsKeyword(column, keyword))
  const condition = and(
    eq(goods.storeId, storeId),
    eq(goods.archived, state === 'archived'),
    categoryId === undefined ? undefined : eq(goods.categoryId, categoryId),
    or(...inTexts),
  )
  const ids = await db
    .select({ id: goods.id })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .where(condition)
    .orderBy(asc(categories.sort), asc(categories.id), asc(goods.sort), asc(goods.id))
  const dishes = await readWholeDishes(
    db,
    ids.map(({ id }) => id),
  )
  return ids.flatMap(({ id }) => dishes.get(id) ?? [])
}

function sorted(rows: StaffDishRow[], sort: DishQuery['sort'], { locale }: Staff): StaffDishRow[] {
  if (sort === 'menu') return rows
  const byName = (a: StaffDishRow, b: StaffDishRow) =>
    inLocale(a.name, locale).localeCompare(inLocale(b.name, locale), locale)
  return [...rows].sort(sort === 'name' ? byName : (a, b) => a.price - b.price || byName(a, b))
}
