import { eq } from 'drizzle-orm'
import { consoleContract } from '../../../console/contract/contract'
import type { SpanNumbers } from '../../../console/contract/numbers/numbers'
import type { Locale } from '../../../src/contract/fields'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { orderFeedbacks } from '../../../server/db/schema/orders/feedback'
import { orderLines, orders } from '../../../server/db/schema/orders/orders'
import { payments, refunds } from '../../../server/db/schema/payments/payments'
import { purchases } from '../../../server/db/schema/payments/purchases'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { paidOrder } from '../support/orders/kitchen'
import { PASSWORD } from '../support/console/merchant'
import { Shopper } from '../support/orders/shopper'
import { StaffCaller } from '../support/console/staff'

const AMOUNT = 15_515
const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22']
const SPAN = { from: '2026-11-20', to: '2026-11-22' }
const TODAY = { from: '2026-11-21', to: '2026-11-21' }

let backend: Backend
let owner: StaffCaller
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
beforeEach(async () => {
  owner = await StaffCaller.enter(backend)
})

const calls = consoleContract.numbers
const numbers = (span: { from: string; to: string; storeId?: string }, locale: Locale = 'en') =>
  owner.ask(calls.span, span, { locale })

/** An order that was placed and paid at a point in time, in a store. */
async function planted(moment: string, storeId = 'ari', request: object = {}): Promise<string> {
  const { db } = backend
  const { id } = await paidOrder(backend, [], request)
  const at = new Date(moment)
  await db.update(orders).set({ createdAt: at, paidAt: at, storeId }).where(eq(orders.id, id))
  await db.update(purchases).set({ paidAt: at, storeId }).where(eq(purchases.id, id))
  await db.update(payments).set({ settledAt: at }).where(eq(payments.purchaseId, id))
  return id
}

/** Refunds the first line of an order, and sends the money at a point in time. */
async function refundedPartly(id: string, sentAt: string): Promise<number> {
  const { refunded, lines } = await owner.ask(consoleContract.order.read, { id })
  const first = lines[0]?.id ?? ''
  const after = await owner.ask(consoleContract.order.refund, {
    ...{ id, refunded, lines: [{ lineId: first, num: 1 }], reason: 'Too cold' },
  })
  await backend.db.update(refunds).set({ doneAt: new Date(sentAt) })
  return after.refunded
}

/** Orders of two stores around two midnights in Bangkok, with a part of one refunded a day later. */
async function plantSpan(): Promise<number> {
  const first = await planted('2026-11-20T16:59:59Z')
  await planted('2026-11-20T17:00:00Z')
  await planted('2026-11-21T16:59:59Z', 'ari', { diningType: 'takeout' })
  await planted('2026-11-21T17:00:00Z', 'silom')
  await planted('2026-11-22T17:00:00Z', 'silom')
  return refundedPartly(first, '2026-11-21T17:00:00Z')
}

type Sold = Pick<SpanNumbers['sales'], 'count' | 'amount'>
const sumOf = (rows: readonly Sold[]) => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
})

describe('the days of a span', () => {
  it.each([
    ['of all stores', {}, 4],
    ['of a store', { storeId: 'ari' }, 3],
    ['of another store', { storeId: 'silom' }, 1],
  ])('%s add up to it, and are those of the end of each day, to the satang', async (_of, store, count) => {
    await plantSpan()
    const span = await numbers({ ...SPAN, ...store })
    const days = await Promise.all(DAYS.map((day) => numbers({ from: day, to: day, ...store })))
    const closed = await Promise.all(
      DAYS.map(async (day) => ({
        sales: await owner.ask(consoleContract.money.sales, { day, ...store }),
        money: (await owner.ask(consoleContract.money.day, { day, ...store })).total,
      })),
    )
    expect(days.map(({ sales, money }) => ({ ...sales, money }))).toEqual(
      closed.map(({ sales, money }) => ({ count: sales.count, amount: sales.amount, money })),
    )
    expect(span.sales).toEqual(sumOf(days.map(({ sales }) => sales)))
    expect(span.sales.count).toBe(count)
    expect(span.byDay).toEqual(days.flatMap(({ byDay }) => byDay))
    expect(span.byDay.map(({ day }) => day)).toEqual(DAYS)
    for (const field of ['received', 'receivedAmount', 'refunded', 'refundedAmount', 'net'] as const) {
      expect([field, span.money[field]]).toEqual([field, days.reduce((sum, { money }) => sum + money[field], 0)])
    }
    expect(span.placed.count).toBe(days.reduce((sum, { placed }) => sum + placed.count, 0))
  })

  it('have the same sum by day, hour, way of ordering and way of paying', async () => {
    const refunded = await plantSpan()
    const { sales, money, byDay, byHour, byWay, byPayment } = await numbers(SPAN)
    for (const parts of [byDay, byHour, byWay]) expect(sumOf(parts)).toEqual(sales)
    expect(byWay.map(({ way, count }) => [way, count])).toEqual([
      ['pickup', 3],
      ['takeout', 1],
    ])
    expect(byHour).toHaveLength(24)
    expect([0, 23].map((hour) => byHour[hour]?.count)).toEqual([2, 2])
    expect(byPayment).toEqual([{ payType: 'promptpay', ...money }])
    expect(money).toMatchObject({ refunded: 1, refundedAmount: refunded, net: sales.amount - refunded })
    expect(byDay.map(({ refundedAmount }) => refundedAmount)).toEqual([0, 0, refunded])
  })

  it('have the average of what was ordered, without what else was sold', async () => {
    const id = await planted('2026-11-21T05:00:00Z')
    await planted('2026-11-21T05:00:00Z')
    const [order] = await backend.db.select().from(purchases).where(eq(purchases.id, id))
    if (!order) throw new Error('the order has no purchase')
    await backend.db.insert(purchases).values({ ...order, id: 'topUp', no: 'T1', kind: 'topUp', amount: 30_000 })
    expect(await numbers(TODAY)).toMatchObject({
      sales: { count: 3, amount: 2 * AMOUNT + 30_000 },
      orders: { count: 2, amount: 2 * AMOUNT },
      average: AMOUNT,
    })
  })
})

describe('orders that were placed', () => {
  it('are counted with those that were called off, refunded or not paid in time', async () => {
    await paidOrder(backend)
    const { id: refused } = await paidOrder(backend)
    const { state } = await owner.ask(consoleContract.order.read, { id: refused })
    await owner.ask(consoleContract.order.refuse, { id: refused, state, reason: 'No rice left' })
    const leaving = await (await Shopper.enter(backend)).fill()
    await leaving.close((await leaving.order()).id)
    const { id: late } = await (await (await Shopper.enter(backend)).fill()).order()
    await backend.db.update(orders).set({ state: ORDER_STATES.closed.code }).where(eq(orders.id, late))
    expect((await numbers(TODAY)).placed).toMatchObject({ count: 4, cancelled: 2, cancelledShare: 5000, unpaid: 1 })
  })

  it('have the median of the minutes from accepted to ready, and the average of their ratings', async () => {
    const acceptedAt = new Date('2026-11-21T05:00:00Z')
    for (const [minutes, overall] of [
      [10, 5],
      [21, 4],
      [60, 4],
    ] as const) {
      const { id } = await paidOrder(backend)
      const readyAt = new Date(acceptedAt.getTime() + minutes * 60_000)
      await backend.db.update(orders).set({ acceptedAt, readyAt }).where(eq(orders.id, id))
      await backend.db.insert(orderFeedbacks).values({ orderId: id, overall, createdAt: acceptedAt })
    }
    await paidOrder(backend)
    expect((await numbers(TODAY)).placed).toMatchObject({ count: 4, waitMinutes: 21, ratings: 3, rating: 4.33 })
  })

  it('are none on a day without any, and nothing is divided by it', async () => {
    expect(await numbers(TODAY)).toMatchObject({
      sales: { count: 0, amount: 0 },
      average: null,
      placed: { count: 0, cancelled: 0, cancelledShare: null, unpaid: 0, waitMinutes: null, ratings: 0, rating: null },
      ...{ byWay: [], byPayment: [], byDish: [] },
      byDay: [{ day: TODAY.from, count: 0, amount: 0, refundedAmount: 0, net: 0 }],
    })
  })
})

it('dishes come with pieces and amounts, those that brought most first, by their latest name in the language of staff', async () => {
  await planted('2026-11-21T04:00:00Z')
  const later = await planted('2026-11-21T05:00:00Z')
  await planted('2026-11-22T05:00:00Z')
  const name = { en: 'Curry', th: 'แกง' }
  const { db } = backend
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, later))
  const curry = lines.find(({ goodsId }) => goodsId === 'curry')
  await db
    .update(orderLines)
    .set({ name, reduction: 1000 })
    .where(eq(orderLines.id, curry?.id ?? ''))
  expect((await numbers(TODAY)).byDish).toEqual([
    { id: 'curry', storeName: 'Ari', name: 'Curry', count: 2, amount: 23_000 },
    { id: 'rice', storeName: 'Ari', name: 'Jasmine rice', count: 2, amount: 4000 },
  ])
  expect((await numbers(TODAY, 'th')).byDish[0]).toMatchObject({ storeName: 'อารีย์', name: 'แกง' })
})

it('the file has a row for each number, in baht, and no cell that a spreadsheet calculates', async () => {
  await planted('2026-11-21T05:00:00Z')
  await backend.db
    .update(orderLines)
    .set({ name: { en: '=1+1' } })
    .where(eq(orderLines.goodsId, 'rice'))
  const { fileName, csv } = await owner.ask(calls.file, TODAY)
  expect(fileName).toBe('numbers-2026-11-21-2026-11-21.csv')
  const rows = csv.trim().split('\r\n')
  expect(rows).toEqual(
    expect.arrayContaining([
      '"total","sales","","1","155.15","",""',
      '"day","2026-11-21","","1","155.15","0.00","155.15"',
      '"hour","12","","1","155.15","",""',
      '"ordering","pickup","","1","155.15","",""',
      '"payment","promptpay","","1","155.15","0.00","155.15"',
      `"dish","'=1+1","Ari","1","20.00","",""`,
    ]),
  )
})

describe('a span of orders or of membership', () => {
  it.each([
    ['ends before it begins', { from: '2026-11-22', to: '2026-11-21' }, 'do not fit together'],
    ['is longer than a leap year', { from: '2026-01-01', to: '2027-01-02' }, 'At most 366 days'],
  ])('that %s is refused', async (_case, span, text) => {
    for (const call of [calls.span, calls.membership]) {
      const { code, msg } = await owner.call(call, span)
      expect([code, msg]).toEqual([400, expect.stringContaining(text)])
    }
  })

  it('of a year has all its days', async () => {
    const { byDay } = await numbers({ from: '2028-01-01', to: '2028-12-31' })
    expect([byDay.length, byDay.at(59)?.day, byDay.at(-1)?.day]).toEqual([366, '2028-02-29', '2028-12-31'])
  })

  it('is shown to managers, of their stores only, and to no cashier', async () => {
    await planted('2026-11-21T05:00:00Z')
    const manager = await owner.invite({ email: 'may@example.com', role: 'manager', storeIds: ['silom'] })
    const cashier = await owner.invite({ email: 'nok@example.com', role: 'cashier' })
    for (const call of [calls.span, calls.file, calls.membership, calls.membershipFile]) {
      expect((await manager.call(call, TODAY)).msg).toContain('Choose a store')
      expect((await manager.call(call, { ...TODAY, storeId: 'ari' })).code).toBe(403)
      expect((await manager.call(call, { ...TODAY, storeId: 'silom' })).code).toBe(200)
      expect((await cashier.call(call, { ...TODAY, storeId: 'ari' })).code).toBe(403)
    }
    expect((await manager.ask(calls.span, { ...TODAY, storeId: 'silom' })).sales.count).toBe(0)
  })
})
