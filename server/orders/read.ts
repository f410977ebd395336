import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { CartLine } from '../../src/contract/cart'
import type { Locale } from '../../src/contract/fields'
import type { OrderDetail, OrderRow } from '../../src/contract/order'
import { actionsOf, ORDER_STATES, orderStateOf } from '../../src/domain/orderState'
import { isoText } from '../../src/domain/storeClock'
import type { Db } from '../db/open'
import { orderLines, orders } from '../db/schema/orders'
import { stores } from '../db/schema/stores'
import { inLocale } from '../db/words'
import { Refusal } from '../http/refusal'
import { say } from '../messages/messages'
import { payTypeText } from '../payments/payTypes'
import { readyText } from '../slots/offer'
import type { StoreRow } from '../stores/storeInfo'
import type { OrderRecord } from './move'

type LineRow = typeof orderLines.$inferSelect

/** Who looks at an order, and when. */
interface Looker {
  locale: Locale
  now: Date
}

/** An order of a guest. Another guest's counts as not found. */
export async function findOrder(db: Db, userId: string, orderId: string): Promise<OrderRecord> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  if (!order) throw new Refusal(400, 'order.notFound')
  return order
}

/** One page of a guest's orders in some states (in all without any), newest first, and how many there are. */
export async function readOrders(
  db: Db,
  userId: string,
  { states, page, pageSize }: { states: number[]; page: number; pageSize: number },
  locale: Locale,
): Promise<{ list: OrderRow[]; total: number }> {
  const wanted = and(eq(orders.userId, userId), states.length > 0 ? inArray(orders.state, states) : undefined)
  const rows = await db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(wanted)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const lines = await readLines(
    db,
    rows.map(({ order }) => order.id),
  )
  const list = rows.map(({ order, store }) =>
    rowOf(
      order,
      store,
      lines.filter(({ orderId }) => orderId === order.id),
      locale,
    ),
  )
  return { list, total: await db.$count(orders, wanted) }
}

/** An order with everything its page shows. */
export async function orderDetailOf(db: Db, order: OrderRecord, { locale, now }: Looker): Promise<OrderDetail> {
  const [store] = await db.select().from(stores).where(eq(stores.id, order.storeId))
  if (!store) throw new Error(`order ${order.id} has no store`)
  const lines = await readLines(db, [order.id])
  const { promisedFrom, promisedTo, payType, diningType } = order
  return {
    ...rowOf(order, store, lines, locale),
    lines: lines.map((line) => lineOf(line, locale)),
    quote: order.quote,
    ...stampsOf(order),
    readyText: promisedFrom && promisedTo ? readyText({ from: promisedFrom, to: promisedTo }, now, locale) : '',
    ahead: await ordersAhead(db, order),
    peopleNum: order.peopleNum,
    table: null,
    address: order.address,
    rider: order.rider,
    phone: order.phone,
    remark: order.remark,
    cutlery: order.cutlery,
    payTypeText: payType ? payTypeText(payType, diningType, locale) : '',
    serverTime: isoText(now),
  }
}

function readLines(db: Db, orderIds: string[]): Promise<LineRow[]> {
  return db.select().from(orderLines).where(inArray(orderLines.orderId, orderIds)).orderBy(asc(orderLines.sort))
}

function rowOf(order: OrderRecord, store: StoreRow, lines: readonly LineRow[], locale: Locale): OrderRow {
  const state = orderStateOf(order.state)
  const { id, name, address, tel, lat, lng } = store
  return {
    id: order.id,
    orderNo: order.orderNo,
    type: order.type,
    diningType: order.diningType,
    state: order.state as OrderRow['state'],
    stateFormat: state ? say(locale, state.nameKey) : '',
    store: { id, name: inLocale(name, locale), address: inLocale(address, locale), tel, lat, lng },
    images: lines.map((line) => ({ name: inLocale(line.name, locale), image: line.image })),
    goodsNum: order.goodsNum,
    payAmount: order.payAmount,
    payType: order.payType,
    paid: order.paid,
    pickupNo: order.pickupNo ?? '',
    createdAt: isoText(order.createdAt),
    expireAt: order.state === ORDER_STATES.pendingPayment.code ? at(order.expireAt) : null,
    actions: actionsOf(order.state, order),
  }
}

function lineOf(line: LineRow, locale: Locale): CartLine {
  const { orderId: _order, sort: _sort, attrIds: _attrs, addons: _addons, ...rest } = line
  return {
    ...rest,
    name: inLocale(line.name, locale),
    specText: inLocale(line.specText, locale),
    attrText: inLocale(line.attrText, locale),
    addonText: inLocale(line.addonText, locale),
    state: 'ok',
    stateText: '',
  }
}

function stampsOf(order: OrderRecord) {
  return {
    appointTime: at(order.appointTime),
    paidAt: at(order.paidAt),
    acceptedAt: at(order.acceptedAt),
    readyAt: at(order.readyAt),
    sentAt: at(order.sentAt),
    deliveredAt: at(order.deliveredAt),
    completedAt: at(order.completedAt),
    closedAt: at(order.closedAt),
  }
}

function at(instant: Date | null): string | null {
  return instant && isoText(instant)
}

/** Orders of the same store and day that the kitchen has to finish first. */
async function ordersAhead(db: Db, order: OrderRecord): Promise<number> {
  const inKitchen = [ORDER_STATES.awaitingAcceptance.code, ORDER_STATES.preparing.code]
  if (!inKitchen.includes(order.state) || !order.promisedFrom) return 0
  const [row] = await db
    .select({ ahead: sql<string>`count(*)` })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, order.storeId),
        eq(orders.businessDay, order.businessDay),
        inArray(orders.state, inKitchen),
        lt(orders.promisedFrom, order.promisedFrom),
        ne(orders.id, order.id),
      ),
    )
  return Number(row?.ahead ?? 0)
}
