import { and, desc, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ORDER_TABS } from '../../../src/contract/constants/common'
import type { OrderDetail, OrderRow, PendingOrder } from '../../../src/contract/order/order'
import { actionsOf } from '../../../src/domain/order/orderActions'
import { codesOfTab, ORDER_STATES } from '../../../src/domain/order/orderState'
import { REFUND_STATES } from '../../../src/domain/order/refundState'
import { isoText } from '../../../src/domain/time/storeClock'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { type OrderRecord, orders } from '../../db/schema/orders/orders'
import { purchases } from '../../db/schema/payments/purchases'
import { refundRequests } from '../../db/schema/payments/refundRequests'
import { stores } from '../../db/schema/store/stores'
import { inLocale } from '../../db/translations'
import { AppError } from '../../api/appError'
import { readMerchantTexts } from '../config/merchantTexts'
import { bookedBy } from '../ledger/ledger'
import { tableOfOrder } from './orderTable'
import { payTypeText } from '../paymentMethods/paymentMethods'
import { readyText } from '../slots/slotOffer'
import type { StoreRow } from '../store/storePresenter'
import { type OrderFlags, orderFlagsOf } from './orderFlags'
import type { PlacedOrder } from './createOrder'
import { orderAt, stateAt } from './orderExpiry'
import { queuePosition } from './queuePosition'
import { lineReply, type LineRow, linesOf, linesOfEach } from './orderLines'
import { readOrderRefunds } from './refunds/orderRefundReply'
import { isRefundable, refundReply } from './refunds/refundRequests'
import { orderStateText, storeOf, type Viewer } from './orderTexts'
import { purchaseRows, purchasesUnder } from './purchaseRows'

/** An order of a guest. Another guest's counts as not found. */
export async function findOrder(db: ReadDb, userId: string, orderId: string): Promise<OrderRecord> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  if (!order) throw new AppError(400, 'order.notFound')
  return order
}

type OrderTab = (typeof ORDER_TABS)[number]

/** One page of a guest's orders under a tab, newest first, and how many there are; coupon packs and gift cards that were bought are among them. */
export async function readOrders(
  db: ReadDb,
  userId: string,
  { tab, page, pageSize }: { tab: OrderTab; page: number; pageSize: number },
  viewer: Viewer,
): Promise<{ list: OrderRow[]; total: number }> {
  const condition = and(eq(orders.userId, userId), underTab(db, tab, viewer.now))
  const bought = purchasesUnder(userId, tab, viewer.now)
  const newest = sql`created_at desc, id desc`
  const ids = await unionAll(
    db.select({ id: orders.id, createdAt: orders.createdAt }).from(orders).where(condition),
    db.select({ id: purchases.id, createdAt: purchases.createdAt }).from(purchases).where(bought),
  )
    .orderBy(newest)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const onPage = ids.map(({ id }) => id)
  const found = await newestOrders(db, inArray(orders.id, onPage), { limit: pageSize, offset: 0 }, viewer)
  const rows = new Map(found.map(({ row }) => [row.id, row]))
  const ofPurchases = await purchaseRows(
    db,
    onPage.filter((id) => !rows.has(id)),
    viewer,
  )
  return {
    list: onPage.flatMap((id) => rows.get(id) ?? ofPurchases.get(id) ?? []),
    total: (await db.$count(orders, condition)) + (await db.$count(purchases, bought)),
  }
}

/** Orders of the reminder: waiting for payment, or in progress. */
export async function readPending(db: ReadDb, userId: string, limit: number, viewer: Viewer): Promise<PendingOrder[]> {
  const states = [...codesOfTab('toPay'), ...codesOfTab('inProgress')]
  const condition = and(eq(orders.userId, userId), inArray(stateAt(viewer.now), states))
  const found = await newestOrders(db, condition, { limit, offset: 0 }, viewer)
  const pending: PendingOrder[] = []
  for (const { order, row } of found) pending.push({ ...row, ahead: await queuePosition(db, order) })
  return pending
}

async function newestOrders(
  db: ReadDb,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  { locale, now }: Viewer,
): Promise<{ order: OrderRecord; row: OrderRow }[]> {
  const rows = await db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset)
  const found = rows.map(({ order, store }) => ({ order: orderAt(order, now), store }))
  const records = found.map(({ order }) => order)
  const lines = await linesOfEach(db, records)
  const flags = await orderFlagsOf(db, records, now)
  return found.map(({ order, store }) => ({
    order,
    row: rowOf({ order, store, lines: lines(order.id), ...flags(order.id) }, { locale, now }),
  }))
}

/** How an order is paid, in the merchant's words. */
async function payText(db: ReadDb, { payType, diningType }: OrderRecord, locale: Locale): Promise<string> {
  if (!payType) return ''
  const texts = payType === 'balance' ? await readMerchantTexts(db, locale) : { balance: '' }
  return payTypeText(payType, { diningType, locale, texts })
}

/** The refund tab lists refunded orders and those with a refund request. */
function underTab(db: ReadDb, tab: OrderTab, now: Date): SQL | undefined {
  const states = codesOfTab(tab)
  const inStates = states.length > 0 ? inArray(stateAt(now), states) : undefined
  if (tab !== 'refunds') return inStates
  const openRequest = db
    .select({ one: sql`1` })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orders.id), ne(refundRequests.state, REFUND_STATES.withdrawn.code)))
  return or(inStates, exists(openRequest))
}

/** An order with everything its page shows. */
export async function orderDetailOf(db: ReadDb, record: OrderRecord, viewer: Viewer): Promise<OrderDetail> {
  const order = orderAt(record, viewer.now)
  const [store] = await db.select().from(stores).where(eq(stores.id, order.storeId))
  if (!store) throw new Error(`order ${order.id} has no store`)
  const lines = await linesOf(db, order.id)
  const flags = (await orderFlagsOf(db, [order], viewer.now))(order.id)
  const { points, growth } = await bookedBy(db, 'earned', order.id)
  const refunds = await readOrderRefunds(db, order, viewer.locale)
  return detailOf(db, { order, store, lines, ...flags, refunds, earned: { points, growth } }, viewer)
}

const UNRATED = { rated: false, answered: false }

/** The same for an order that was just placed: it has no refund request, no rating and no credits yet. */
export function placedOrderDetail(
  db: ReadDb,
  { order, store, lines, settings }: PlacedOrder,
  viewer: Viewer,
): Promise<OrderDetail> {
  const flags = { request: undefined, refundable: isRefundable(order, [], settings, viewer.now), ...UNRATED }
  return detailOf(db, { order, store, lines, ...flags, refunds: [], earned: { points: 0, growth: 0 } }, viewer)
}

async function detailOf(
  db: ReadDb,
  { earned, refunds, ...found }: OrderWithDetails & Pick<OrderDetail, 'earned' | 'refunds'>,
  { locale, now }: Viewer,
): Promise<OrderDetail> {
  const { order, lines, request, rated, answered } = found
  const given = answered ? 'answered' : 'given'
  return {
    ...rowOf(found, { locale, now }),
    lines: lines.map((line) => lineReply(line, locale)),
    quote: order.quote,
    ...stampsOf(order),
    ahead: await queuePosition(db, order),
    peopleNum: order.peopleNum,
    table: await tableOfOrder(db, order, locale),
    address: order.address,
    rider: order.rider,
    phone: order.phone,
    remark: order.remark,
    cutlery: order.cutlery,
    payTypeText: await payText(db, order, locale),
    refund: request ? refundReply(request, locale) : null,
    refunds,
    earned,
    feedback: rated ? given : null,
    serverTime: isoText(now),
  }
}

interface OrderWithDetails extends OrderFlags {
  order: OrderRecord
  store: StoreRow
  lines: readonly LineRow[]
}

function rowOf({ order, store, lines, request, ...facts }: OrderWithDetails, { locale, now }: Viewer): OrderRow {
  const { promisedFrom: from, promisedTo: to } = order
  return {
    id: order.id,
    orderNo: order.orderNo,
    type: order.type,
    diningType: order.diningType,
    state: order.state as OrderRow['state'],
    stateFormat: orderStateText(order.state, locale),
    store: storeOf(store, locale),
    images: lines.map((line) => ({ name: inLocale(line.name, locale), image: line.image })),
    goodsNum: order.goodsNum,
    payAmount: order.payAmount,
    payType: order.payType,
    paid: order.paid,
    pickupNo: order.pickupNo ?? '',
    readyText: from && to ? readyText({ from, to }, now, locale) : '',
    createdAt: isoText(order.createdAt),
    expireAt: order.state === ORDER_STATES.pendingPayment.code ? at(order.expireAt) : null,
    actions: actionsOf(order.state, { ...order, ...facts }),
    refundState: (request?.state as OrderRow['refundState']) ?? null,
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
