import { eq } from 'drizzle-orm'
import type { PayType } from '../../../src/contract/payment/payType'
import { LOCALES } from '../../../src/contract/constants/common'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { orders } from '../../../server/db/schema/orders/orders'
import { takeMoney } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { makeMembers } from '../support/orders/kitchen'
import { Shopper } from '../support/orders/shopper'
import { setConfig } from '../support/database/configs'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const FULL = {
  en: 'You have 3 unpaid orders here. Pay for this order now, or pay for one of the others first',
  th: 'คุณมี 3 ออเดอร์ที่ยังไม่ได้ชำระที่ร้านนี้ โปรดชำระออเดอร์นี้ตอนนี้ หรือชำระออเดอร์ก่อนหน้าก่อน',
  zh: '您在本店有 3 个未付款订单，请现在支付此单，或先付清其中一单',
}

/** A guest with a number of placed orders, and a full cart. */
async function withOrders(count: number, payType: PayType = 'offline') {
  const shopper = await (await Shopper.enter(backend)).fill()
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    ids.push((await shopper.order({ payType })).id)
    await shopper.fill()
  }
  return { shopper, ids }
}

const { preparing, ready, completed, cancelled } = ORDER_STATES

interface Example {
  before: string
  count: number
  last?: Partial<typeof orders.$inferInsert>
  code: 200 | 400
}

test.each<Example>([
  { before: 'two on their way', count: 2, code: 200 },
  { before: 'three, the last waiting for the kitchen', count: 3, code: 400 },
  { before: 'three, the last being cooked', count: 3, last: { state: preparing.code }, code: 400 },
  { before: 'three, the last ready to be collected', count: 3, last: { state: ready.code }, code: 400 },
  { before: 'three, the last collected', count: 3, last: { state: completed.code }, code: 200 },
  { before: 'three, the last cancelled', count: 3, last: { state: cancelled.code }, code: 200 },
  { before: 'three, the last paid', count: 3, last: { paid: true }, code: 200 },
  { before: 'three, the last at another store', count: 3, last: { storeId: 'silom' }, code: 200 },
])('after unpaid orders at the counter, $before, one more is answered $code', async ({ count, last, code }) => {
  const { shopper, ids } = await withOrders(count)
  await backend.db
    .update(orders)
    .set({ payType: 'offline', ...last })
    .where(eq(orders.id, ids.at(-1) ?? ''))
  expect((await shopper.place({ payType: 'offline' })).code).toBe(code)
})

test.each(LOCALES)('a reached limit of counter payments is shown and refused with a message: %s', async (locale) => {
  const { shopper } = await withOrders(3)
  const { payTypes } = await shopper.checkout({}, { locale })
  expect(payTypes.map(({ type, enabled, reason }) => [type, enabled, reason])).toEqual([
    ['promptpay', true, ''],
    ['card', true, ''],
    ['offline', false, FULL[locale]],
  ])
  expect(await shopper.place({ payType: 'offline' }, { locale })).toMatchObject({ code: 400, msg: FULL[locale] })
  expect((await shopper.cart()).count).toBe(2)
  expect((await shopper.place({ payType: 'promptpay' })).code).toBe(200)
})

test('unpaid online orders do not count, but cannot switch to counter payment either', async () => {
  const { shopper, ids } = await withOrders(4, 'promptpay')
  const [first = '', second = '', ...both] = ids
  for (const id of [first, second]) expect((await shopper.startPay(id, { payType: 'offline' })).code).toBe(200)
  const replies = await Promise.all(both.map((id) => shopper.startPay(id, { payType: 'offline' })))
  expect(replies.map(({ code }) => code)).toEqual(expect.arrayContaining([200, 400]))
  expect(replies.map(({ msg }) => msg)).toContain(FULL.en)
  expect((await shopper.startPay(first, { payType: 'offline' })).code).toBe(200)
})

test("another guest's orders do not count", async () => {
  await withOrders(3)
  const { shopper } = await withOrders(0)
  expect((await shopper.place({ payType: 'offline' })).code).toBe(200)
})

test("the limit is the merchant's setting", async () => {
  await setConfig(backend.db, 'orderSetting', { counterOrders: 1 })
  const { shopper } = await withOrders(1)
  expect((await shopper.place({ payType: 'offline' })).code).toBe(400)
})

test('an order that is completed before it is paid earns its points with the payment', async () => {
  const { shopper, ids } = await withOrders(1)
  await makeMembers(backend)
  const id = ids[0] ?? ''
  await backend.db.update(orders).set({ state: completed.code }).where(eq(orders.id, id))
  expect((await shopper.detail(id)).earned.points).toBe(0)
  await takeMoney(backend, id)
  const { payAmount, earned, state } = await shopper.detail(id)
  expect([state, earned.points]).toEqual([completed.code, Math.floor(payAmount / 100)])
})
