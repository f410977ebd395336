import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import { VOID_CODES } from '../../../src/domain/order/orderState'
import type { ReadDb } from '../../db/database'
import { orderLines, orders } from '../../db/schema/orders/orders'
import { inLocale } from '../../db/translations'
import type { GoodsRecord } from '../../db/schema/store/goods'
import type { MessageKey, MessageParams } from '../../messages/messages'
import { businessDayOf } from '../store/businessDay'
import type { CartEntry, CartView } from './cartLines'

/** A product that exceeds its limit. */
export interface OverLimit {
  goodsId: string
  name: string
  key: MessageKey
  params: MessageParams
}

/** Products of a cart that exceed their limit per order, per day or per person. For a table the limit is multiplied by its people. */
export async function overLimits(db: ReadDb, view: CartView, entries: readonly CartEntry[]): Promise<OverLimit[]> {
  const limited = new Map(
    entries.map(({ dish }) => [dish.goods.id, dish.goods] as const).filter(([, dish]) => isLimited(dish)),
  )
  if (limited.size === 0) return []
  const purchased = await piecesHad(db, view, [...limited.keys()])
  return [...limited.values()].flatMap((dish) => {
    const inCart = entries.filter(({ row }) => row.goodsId === dish.id).reduce((sum, { row }) => sum + row.num, 0)
    const over = exceeded(dish, view.tableSession ? view.peopleNum : 1, {
      inCart,
      ...(purchased.get(dish.id) ?? { day: 0, ever: 0 }),
    })
    return over
      ? [{ goodsId: dish.id, name: inLocale(dish.name, view.locale), key: over.key, params: { max: over.max } }]
      : []
  })
}

function isLimited({ limitPerOrder, limitPerDay, limitPerPerson }: GoodsRecord): boolean {
  return limitPerOrder !== null || limitPerDay !== null || limitPerPerson !== null
}

interface Pieces {
  inCart: number
  day: number
  ever: number
}

function exceeded(dish: GoodsRecord, people: number, { inCart, day, ever }: Pieces) {
  const rules = [
    { key: 'cart.limitPerOrder', max: dish.limitPerOrder, num: inCart },
    { key: 'cart.limitPerDay', max: times(dish.limitPerDay, people), num: inCart + day },
    { key: 'cart.limitPerPerson', max: times(dish.limitPerPerson, people), num: inCart + ever },
  ] as const
  for (const { key, max, num } of rules) {
    if (max !== null && num > max) return { key, max }
  }
  return null
}

function times(max: number | null, people: number): number | null {
  return max === null ? null : max * people
}

/** Quantities that a guest, or their table session, has ordered before: on the same business day, and ever. */
async function piecesHad(db: ReadDb, { userId, due, store, tableSession }: CartView, goodsIds: string[]) {
  const ofUser = eq(orders.userId, userId)
  const ofBuyers = tableSession ? or(ofUser, eq(orders.tableSessionId, tableSession.id)) : ofUser
  const sameDay = sql`${orders.businessDay} = ${businessDayOf(due, store)}`
  const rows = await db
    .select({
      goodsId: orderLines.goodsId,
      ever: sql<string>`sum(${orderLines.num})`,
      day: sql<string>`coalesce(sum(${orderLines.num}) filter (where ${sameDay}), 0)`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(ofBuyers, inArray(orderLines.goodsId, goodsIds), notInArray(orders.state, VOID_CODES)))
    .groupBy(orderLines.goodsId)
  return new Map(rows.map(({ goodsId, ever, day }) => [goodsId, { ever: Number(ever), day: Number(day) }]))
}
