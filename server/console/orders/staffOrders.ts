import { and, desc, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { KitchenTicket, StaffOrder } from '../../../console/contract/orders/order'
import type { Locale } from '../../../src/contract/fields'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { orderLines, orders, phoneEnd } from '../../db/schema/orders/orders'
import { holdsKeyword, likePattern } from '../../db/translations'
import type { Staff } from '../../modules/audit/audit'
import { periodOf, within } from '../../api/period'
import {
  type ConsoleOrder,
  consoleOrder,
  ordersWithRefundRequest,
  recentOrders,
  runningOrders,
  selectOrders,
  withDetails,
} from './consoleOrders'
import { presentOrder, presentTicket } from './presentOrder'

/** The board: what is in progress, what waits for a refund, and what has just ended. */
export async function readBoard(db: ReadDb, storeId: string | undefined, locale: Locale): Promise<StaffOrder[]> {
  const found = [
    ...(await runningOrders(db, storeId)),
    ...(await ordersWithRefundRequest(db, storeId)),
    ...(await recentOrders(db, storeId)),
  ]
  const byId = new Map(found.map((item) => [item.order.id, item]))
  return [...byId.values()].map((item) => presentOrder(item, locale))
}

/** What a kitchen cooks and has ready. */
export async function readKitchen(db: ReadDb, storeId: string, locale: Locale): Promise<KitchenTicket[]> {
  const kitchen = [ORDER_STATES.preparing.code, ORDER_STATES.ready.code]
  const running = await runningOrders(db, storeId)
  return running.filter(({ order }) => kitchen.includes(order.state)).map((item) => presentTicket(item, locale))
}

/** One order as the database has it. Refuses an unknown id. */
export async function findOrder(db: ReadDb, id: string): Promise<ConsoleOrder> {
  const found = await consoleOrder(db, id)
  if (!found) throw new AppError(400, 'order.notFound')
  return found
}

interface StaffOrderQuery {
  keyword: string
  storeId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  page: number
  pageSize: number
}

/** Orders by number, phone or dish, the latest first. */
export async function searchOrders(
  db: ReadDb,
  { page, pageSize, ...filter }: StaffOrderQuery,
  { locale, now }: Staff,
): Promise<{ list: StaffOrder[]; total: number }> {
  const condition = conditionOf(db, filter, now)
  const rows = await selectOrders(db)
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = (await withDetails(db, rows)).map((item) => presentOrder(item, locale))
  return { list, total: await db.$count(orders, condition) }
}

function conditionOf(
  db: ReadDb,
  { keyword, storeId, from, to }: Omit<StaffOrderQuery, 'page' | 'pageSize'>,
  now: Date,
) {
  const days =
    from === undefined && to === undefined
      ? undefined
      : within(orders.createdAt, periodOf({ from: from ?? '2000-01-01', to: to ?? '2099-12-31' }, now))
  return and(days, storeId === undefined ? undefined : eq(orders.storeId, storeId), holds(db, keyword))
}

function holds(db: ReadDb, keyword: string): SQL | undefined {
  if (!keyword) return undefined
  const ofOrder = and(eq(orderLines.orderId, orders.id), holdsKeyword(orderLines.name, keyword))
  return or(
    ilike(orders.orderNo, likePattern(keyword)),
    eq(sql`lower(${orders.pickupNo})`, keyword.toLowerCase()),
    ...phoneParts(keyword).map((part) => sql`${phoneEnd(orders.phone)} like ${`%${part}%`}`),
    exists(
      db
        .select({ one: sql`1` })
        .from(orderLines)
        .where(ofOrder),
    ),
  )
}

/** What a keyword may be of a phone number without its prefix: the end of one, or its beginning after `0` or `+66`. */
function phoneParts(keyword: string): string[] {
  const digits = keyword.replaceAll(/\D/g, '')
  const parts = [digits, digits.replace(/^(66|0)/, '')].map((part) => part.slice(-9))
  return [...new Set(parts)].filter((part) => part.length >= 4)
}
