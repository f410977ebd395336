import { and, asc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import type { Cart } from '../../../src/contract/cart/cart'
import type { CartLine } from '../../../src/contract/cart/cartLine'
import { VOID_CODES } from '../../../src/domain/order/orderState'
import { compiled, type Values } from '../../db/compiled'
import type { ReadDb } from '../../db/database'
import { categories, goods, skus } from '../../db/schema/store/goods'
import { orderLines, orders } from '../../db/schema/orders/orders'
import { inLocale } from '../../db/translations'
import { goodsState } from '../goods/availability'
import type { CartEntry, CartView } from './cartLines'

type DishCount = Pick<CartLine, 'goodsId' | 'categoryId' | 'num'>

/** The required products of a store that can be ordered, and what a table has ordered before. */
interface Requirements {
  wanted: Required[]
  before: DishCount[]
}

/** What an order with these lines is checked against. */
export async function readRequirements(
  db: ReadDb,
  view: CartView,
  entries: readonly CartEntry[],
): Promise<Requirements> {
  const before = await orderedBefore(db, view)
  const chosenIds = categoriesOf([...piecesOf(entries), ...before])
  const dishes = await requiredDishes(db, { storeId: view.store.id, chosenIds })
  return { wanted: dishes.filter((dish) => isOffered(dish, view)), before }
}

/**
 * Required items that an order lacks: required products, once per order or per person, and a product of each required category.
 * Unavailable products are not required. A table counts as a whole, with its previous orders.
 */
export function missingItems(
  { wanted, before }: Requirements,
  view: CartView,
  entries: readonly CartEntry[],
): Cart['missing'] {
  const lines = [...piecesOf(entries), ...before]
  const chosenIds = categoriesOf(lines)
  const dishes = wanted.flatMap(({ goods: dish }) => {
    const num = (dish.required === 'perPerson' ? view.peopleNum : 1) - pieces(lines, dish.id)
    return dish.required && num > 0 ? [{ goodsId: dish.id, name: inLocale(dish.name, view.locale), num }] : []
  })
  const sections = new Map(wanted.map(({ category }) => [category.id, category]))
  const groups = [...sections.values()]
    .filter(({ id, required }) => required && !chosenIds.includes(id))
    .map(({ id, name }) => ({ categoryId: id, name: inLocale(name, view.locale), num: 1 }))
  return [...dishes, ...groups]
}

function piecesOf(entries: readonly CartEntry[]): DishCount[] {
  return entries.map(({ line }) => line)
}

function categoriesOf(lines: readonly DishCount[]): string[] {
  return lines.flatMap(({ categoryId, num }) => (num > 0 ? [categoryId] : []))
}

async function orderedBefore(db: ReadDb, { tableSession }: CartView): Promise<DishCount[]> {
  if (!tableSession) return []
  const { goodsId, categoryId, num } = orderLines
  return db
    .select({ goodsId, categoryId, num })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.tableSessionId, tableSession.id), notInArray(orders.state, VOID_CODES)))
}

function pieces(lines: readonly DishCount[], id: string): number {
  return lines.reduce((sum, { goodsId, num }) => (goodsId === id ? sum + num : sum), 0)
}

type Required = Awaited<ReturnType<typeof requiredDishes>>[number]

/** Required products, and products of required categories that are not covered yet: only the rows of a large menu that matter. */
const requiredDishes = compiled(
  (db: ReadDb, { storeId, chosenIds }: Values<{ storeId: string; chosenIds: string[] }>) => {
    const { id, name, required, diningTypes, onShelf, soldOut, soldOutUntil, saleTimes, minBuy } = goods
    const uncovered = and(
      eq(categories.storeId, storeId),
      eq(categories.required, true),
      sql`${categories.id} <> all(${chosenIds}::text[])`,
    )
    // A subquery: the database reads the few categories once, and does not compare them with each product of the menu.
    const missed = inArray(goods.categoryId, db.select({ id: categories.id }).from(categories).where(uncovered))
    const ofDish = and(eq(skus.goodsId, goods.id), eq(skus.archived, false))
    const stocks = sql<(number | null)[]>`array(select ${skus.stock} from ${skus} where ${ofDish})`
    return db
      .select({
        goods: { id, name, required, diningTypes, onShelf, soldOut, soldOutUntil, saleTimes, minBuy },
        category: { id: categories.id, name: categories.name, required: categories.required },
        stocks,
      })
      .from(goods)
      .innerJoin(categories, eq(categories.id, goods.categoryId))
      .where(and(eq(goods.storeId, storeId), or(isNotNull(goods.required), missed)))
      .orderBy(asc(categories.sort), asc(goods.sort), asc(goods.id))
  },
)

function isOffered({ goods: dish, stocks }: Required, { diningType, due }: CartView): boolean {
  return goodsState(dish, stocks, due) === 'ok' && (!dish.diningTypes || dish.diningTypes.includes(diningType))
}
