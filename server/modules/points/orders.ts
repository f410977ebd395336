import { and, count, desc, eq, gt, inArray, lte, or, type SQL } from 'drizzle-orm'
import { POINTS_TABS } from '../../../src/contract/constants/points'
import type { Parsed } from '../../../src/contract/endpoint'
import type { Locale } from '../../../src/contract/fields'
import type { PointsOrder as OrderView, pointsMallContract } from '../../../src/contract/points/pointsMall'
import {
  POINTS_ORDER_STATES,
  pointsActionsOf,
  pointsCodesOfTab,
  pointsStateName,
} from '../../../src/domain/points/pointsOrderState'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { type PointsOrder, pointsOrders } from '../../db/schema/members/pointsMall'
import { type PurchaseRecord, purchases } from '../../db/schema/payments/purchases'
import { stores } from '../../db/schema/store/stores'
import { inLocale } from '../../db/translations'
import { isPurchaseOverdue } from '../purchases/purchases'

type PointsOrderQuery = Parsed<(typeof pointsMallContract)['orders']>

/** The reader of orders and the time. */
interface Reader {
  locale: Locale
  now: Date
}

/** A member who reads the own orders. */
interface Owner extends Reader {
  userId: string
}

/** An order with its purchase and store, as it was read. */
interface ReadOrder {
  order: PointsOrder
  purchase: PurchaseRecord
  store: typeof stores.$inferSelect
}

/** A page of a member's orders under a tab, newest first, and how many are under each tab that goes on. */
export async function listOrders(
  db: ReadDb,
  { tab, page, pageSize }: PointsOrderQuery,
  owner: Owner,
): Promise<{ list: OrderView[]; total: number; counts: Record<string, number> }> {
  const own = eq(pointsOrders.userId, owner.userId)
  const condition = and(own, ofTab(tab, owner.now))
  const rows = await readOrders(db, condition, { page, pageSize })
  const counts: Record<string, number> = {}
  for (const each of POINTS_TABS)
    if (each !== 'completed') counts[each] = await countOrders(db, and(own, ofTab(each, owner.now)))
  return { list: rows.map((row) => presentOrder(row, owner)), total: await countOrders(db, condition), counts }
}

/** A page of orders, newest first. */
function readOrders(
  db: ReadDb,
  condition: SQL | undefined,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ReadOrder[]> {
  return db
    .select({ order: pointsOrders, purchase: purchases, store: stores })
    .from(pointsOrders)
    .innerJoin(purchases, eq(purchases.id, pointsOrders.id))
    .innerJoin(stores, eq(stores.id, purchases.storeId))
    .where(condition)
    .orderBy(desc(pointsOrders.createdAt), desc(pointsOrders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
}

/** How many orders there are. */
async function countOrders(db: ReadDb, condition: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(pointsOrders)
    .innerJoin(purchases, eq(purchases.id, pointsOrders.id))
    .where(condition)
  return found?.total ?? 0
}

/** An order of a member. Refuses when there is none, also when it is another one's. */
export async function findPointsOrder(db: ReadDb, id: string, owner: Owner): Promise<OrderView> {
  const condition = and(eq(pointsOrders.id, id), eq(pointsOrders.userId, owner.userId))
  const [row] = await readOrders(db, condition, { page: 1, pageSize: 1 })
  if (!row) throw new AppError(400, 'order.notFound')
  return presentOrder(row, owner)
}

/** Orders under a tab. One that was not paid in time is over. */
function ofTab(tab: PointsOrderQuery['tab'], now: Date): SQL | undefined {
  if (tab === 'all') return undefined
  const inState = inArray(pointsOrders.state, pointsCodesOfTab(tab))
  if (tab === 'toPay') return and(inState, gt(purchases.expireAt, now))
  const late = and(eq(pointsOrders.state, POINTS_ORDER_STATES.pendingPayment.code), lte(purchases.expireAt, now))
  return tab === 'completed' ? or(inState, late) : inState
}

/** The state of an order at a time: closed when it was not paid in time. */
export function stateAt({ order, purchase }: ReadOrder, now: Date): number {
  return isPurchaseOverdue(purchase, now) ? POINTS_ORDER_STATES.closed.code : order.state
}

export function presentOrder(read: ReadOrder, { locale, now }: Reader): OrderView {
  const { order, purchase, store } = read
  const { itemId, type, image, num, points, deliveryFee, way, address, carrier, trackingNo, reason, answer } = order
  const state = stateAt(read, now)
  const name = pointsStateName(state)
  const waits = name === 'pendingShipment' || name === 'pendingReceipt'
  const timeText = (at: Date | null) => at && isoText(at)
  return {
    ...{ orderId: order.id, orderNo: purchase.no, state, actions: pointsActionsOf({ state, way }) },
    ...{ itemId, type, image, num, points, deliveryFee, way, address, carrier, trackingNo, reason, answer },
    name: inLocale(order.name, locale),
    caption: inLocale(order.caption, locale),
    payAmount: purchase.amount,
    store: { id: store.id, name: inLocale(store.name, locale), address: inLocale(store.address, locale) },
    code: (waits && order.code) || '',
    createdAt: isoText(order.createdAt),
    expireAt: name === 'pendingPayment' ? timeText(purchase.expireAt) : null,
    shippedAt: timeText(order.shippedAt),
    completedAt: timeText(order.completedAt),
    endedAt: timeText(order.endedAt),
    serverTime: isoText(now),
  }
}
