import { asc, sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../../server/db/openDatabase'
import { payments, refunds } from '../../../server/db/schema/payments/payments'
import { purchases } from '../../../server/db/schema/payments/purchases'
import { databaseBefore } from '../support/database/oldDatabase'

/** Orders as they were stored before purchases: id, type, state, payType, paid, batchNo. */
const ORDERS = [
  ['waiting', 1, 1, 'promptpay', false, null],
  ['counter', 1, 3, 'offline', false, null],
  ['cooking', 1, 3, 'wechat', true, null],
  ['completed', 1, 7, 'promptpay', true, null],
  ['closed', 1, 0, 'promptpay', false, null],
  ['cancelled', 1, -1, 'offline', false, null],
  ['refunded', 1, 8, 'promptpay', true, null],
  ['onBill', 1, 3, null, false, 1],
  ['paidWithBill', 1, 7, null, true, 2],
  ['atTable', 1, 3, 'promptpay', true, 3],
  ['share', 3, 1, null, false, null],
  ['paidShare', 3, 7, 'promptpay', true, null],
] as const

/** Payments: id and reference, order, state. */
const PAYMENTS = [
  ['p1', 'waiting', 0],
  ['p2', 'completed', 1],
  ['p3', 'closed', 4],
  ['p4', 'refunded', 2],
  ['p5', 'refunded', 1],
  ['p6', 'paidShare', 1],
] as const

let database: OpenDatabase
beforeAll(async () => {
  database = await databaseBefore('purchases')
  const { db } = database
  await db.execute(sql`insert into users (id, created_at) values ('nok', now())`)
  await db.execute(
    sql`insert into stores (id, name, short_name, address, lat, lng, hours, dining, slots)
      values ('ari', '{"en":"Ari"}', '{"en":"Ari"}', '{"en":"Ari"}', 13, 100, '[]', '[]', '{}')`,
  )
  for (const [n, [id, type, state, payType, paid, batchNo]] of ORDERS.entries())
    await db.execute(sql`insert into orders
      (id, order_no, user_id, store_id, type, dining_type, state, business_day, pay_type, paid, batch_no, goods_num, goods_amount, pack_amount, delivery_amount,
       service_amount, vat_amount, save_amount, pay_amount, quote, created_at, expire_at, paid_at, closed_at)
      values (${id}, ${`SB${n}`}, 'nok', 'ari', ${type}, 'pickup', ${state}, '2026-11-21', ${payType}, ${paid}, ${batchNo}, 1, 100, 0, 0, 0, 0, 0, ${100 + n}, '{}',
       '2026-11-21T05:00Z', '2026-11-21T05:20Z', ${paid ? '2026-11-21T05:10Z' : null}, ${state < 1 || state === 8 ? '2026-11-21T05:30Z' : null})`)
  for (const [id, order, state] of PAYMENTS)
    await db.execute(sql`insert into payments (id, order_id, provider, pay_type, ref, amount, state, created_at)
      values (${id}, ${order}, 'sandbox', 'promptpay', ${id}, 100, ${state}, '2026-11-21T05:00Z')`)
  await db.execute(sql`insert into refunds (id, payment_id, amount, reason, created_at)
    values ('r1', 'p3', 100, 'orderClosed', '2026-11-21T05:40Z'), ('r2', 'p5', 106, 'agreed', '2026-11-21T05:40Z')`)
  await database.migrate()
})
afterAll(() => database.close())

test('every order that is paid by itself becomes a purchase with its number, amount, deadline and state', async () => {
  const rows = await database.db.select().from(purchases).orderBy(asc(purchases.amount))
  expect(
    rows.map(({ id, no, kind, state, amount, refunded }) => [id, no, kind, state, amount, refunded] as const),
  ).toEqual([
    ['waiting', 'SB0', 'order', 'pending', 100, 0],
    ['counter', 'SB1', 'order', 'pending', 101, 0],
    ['cooking', 'SB2', 'order', 'paid', 102, 0],
    ['completed', 'SB3', 'order', 'paid', 103, 0],
    ['closed', 'SB4', 'order', 'closed', 104, 0],
    ['cancelled', 'SB5', 'order', 'closed', 105, 0],
    ['refunded', 'SB6', 'order', 'refunded', 106, 106],
    ['atTable', 'SB9', 'order', 'paid', 109, 0],
    ['share', 'SB10', 'bill', 'pending', 110, 0],
    ['paidShare', 'SB11', 'bill', 'paid', 111, 0],
  ])
  expect(rows.every(({ userId, storeId }) => userId === 'nok' && storeId === 'ari')).toBe(true)
  expect(rows.filter(({ expireAt }) => expireAt).map(({ id }) => id)).toEqual(['waiting', 'share'])
  expect(rows.filter(({ closedAt }) => closedAt).map(({ id }) => id)).toEqual(['closed', 'cancelled'])
  expect(rows.filter(({ paidAt }) => paidAt).map(({ id }) => id)).toEqual([
    'cooking',
    'completed',
    'refunded',
    'atTable',
    'paidShare',
  ])
})

test('payments and refunds stay with what they paid', async () => {
  const { db } = database
  const rows = await db.select().from(payments).orderBy(asc(payments.id))
  expect(rows.map(({ id, purchaseId, state }) => [id, purchaseId, state])).toEqual(PAYMENTS.map((row) => [...row]))
  expect((await db.select().from(refunds)).map(({ paymentId, amount }) => [paymentId, amount])).toEqual([
    ['p3', 100],
    ['p5', 106],
  ])
})
