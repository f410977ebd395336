import { and, asc, eq, inArray, isNotNull, notInArray, or } from 'drizzle-orm'
import type { Cart, CartLine } from '../../src/contract/cart'
import { VOID_CODES } from '../../src/domain/orderState'
import type { Db } from '../db/open'
import { categories, goods, skus } from '../db/schema/goods'
import { orderLines, orders } from '../db/schema/orders'
import { inLocale } from '../db/words'
import { goodsState } from '../goods/state'
import type { CartEntry, CartView } from './lines'

type Piece = Pick<CartLine, 'goodsId' | 'categoryId' | 'num'>

/**
 * What an order must hold and does not: required dishes, once per order or once per person, and something of each required
 * category. What cannot be had now is not asked for. A table counts as a whole, with what it has ordered before.
 */
export async function missingItems(db: Db, view: CartView, entries: readonly CartEntry[]): Promise<Cart['missing']> {
  const lines = [...entries.map(({ line }) => line), ...(await orderedBefore(db, view))]
  const wanted = (await requiredDishes(db, view.store.id)).filter((dish) => isOffered(dish, view))
  const dishes = wanted.flatMap(({ goods: dish }) => {
    const num =
      (dish.required === 'perPerson' ? view.peopleNum : 1) - pieces(lines, ({ goodsId }) => goodsId === dish.id)
    return dish.required && num > 0 ? [{ goodsId: dish.id, name: inLocale(dish.name, view.locale), num }] : []
  })
  const sections = new Map(wanted.map(({ category }) => [category.id, category]))
  const groups = [...sections.values()]
    .filter(({ id, required }) => required && pieces(lines, ({ categoryId }) => categoryId === id) === 0)
    .map(({ id, name }) => ({ categoryId: id, name: inLocale(name, view.locale), num: 1 }))
  return [...dishes, ...groups]
}

async function orderedBefore(db: Db, { sitting }: CartView): Promise<Piece[]> {
  if (!sitting) return []
  const { goodsId, categoryId, num } = orderLines
  return db
    .select({ goodsId, categoryId, num })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.sittingId, sitting.id), notInArray(orders.state, VOID_CODES)))
}

function pieces(lines: readonly Piece[], fits: (line: Piece) => boolean): number {
  return lines.filter(fits).reduce((sum, { num }) => sum + num, 0)
}

type Required = Awaited<ReturnType<typeof requiredDishes>>[number]

/** Dishes that are required themselves, or stand in a required category. */
async function requiredDishes(db: Db, storeId: string) {
  const rows = await db
    .select({ goods, category: categories })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .where(and(eq(goods.storeId, storeId), or(isNotNull(goods.required), eq(categories.required, true))))
    .orderBy(asc(categories.sort), asc(goods.sort), asc(goods.id))
  const ids = rows.map((row) => row.goods.id)
  const stocks = await db
    .select({ goodsId: skus.goodsId, stock: skus.stock })
    .from(skus)
    .where(inArray(skus.goodsId, ids))
  return rows.map(({ goods: dish, category }) => ({
    goods: dish,
    category,
    stocks: stocks.filter(({ goodsId }) => goodsId === dish.id).map(({ stock }) => stock),
  }))
}

function isOffered({ goods: dish, stocks }: Required, { diningType, due }: CartView): boolean {
  return goodsState(dish, stocks, due) === 'ok' && (!dish.diningTypes || dish.diningTypes.includes(diningType))
}
