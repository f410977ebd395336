import { eq } from 'drizzle-orm'
import { addressContract } from '../../../src/contract/account/address'
import { orderContract } from '../../../src/contract/order/order'
import { addonItems, goods, skus } from '../../../server/db/schema/store/goods'
import { slotBookings } from '../../../server/db/schema/store/counters'
import { orders } from '../../../server/db/schema/orders/orders'
import { stores } from '../../../server/db/schema/store/stores'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { Shopper, stockOf } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const enter = async (request = {}) => (await Shopper.enter(backend, request)).fill()

test('an order stores the accepted quote, empties the cart and takes from stock', async () => {
  const shopper = await enter()
  await shopper.add('curry', 1, { attrIds: ['mild'], addons: [{ id: 'basil', num: 1 }] })
  const order = await shopper.order({ remark: 'call at the lobby', cutlery: true })
  expect(order).toMatchObject({
    type: 1,
    diningType: 'pickup',
    state: 1,
    stateFormat: 'Waiting for payment',
    orderNo: '2611210001',
    pickupNo: 'A001',
    payType: 'promptpay',
    payTypeText: 'PromptPay QR',
    paid: false,
    goodsNum: 3,
    payAmount: 28890,
    actions: ['cancel', 'pay'],
    createdAt: '2026-11-21T12:00:00.000+07:00',
    expireAt: '2026-11-21T12:20:00.000+07:00',
    readyText: '12:15–12:20',
    appointTime: null,
    remark: 'call at the lobby',
    cutlery: true,
    phone: '081 234 5678',
  })
  expect(order.quote.payAmount).toBe(order.payAmount)
  expect(order.lines.map(({ name, attrText, addonText, num }) => [name, attrText, addonText, num])).toEqual(
    expect.arrayContaining([
      ['Green curry', 'Hot', '', 1],
      ['Green curry', 'Mild', 'More basil', 1],
      ['Jasmine rice', '', '', 1],
    ]),
  )
  expect((await shopper.cart()).cart).toEqual([])
  expect(await stockOf(backend, 'curryS')).toBe(8)
  expect((await backend.db.select().from(addonItems).where(eq(addonItems.id, 'basil')))[0]?.stock).toBe(4)
})

test.each(['promptpay', 'offline'] as const)(
  'the reply to an order paid by %s is what reading it returns',
  async (payType) => {
    const shopper = await enter()
    const order = await shopper.order({ payType })
    expect(await shopper.detail(order.id)).toEqual(order)
  },
)

test('an order is unchanged when product and price change, and is shown in the language of its reader', async () => {
  const shopper = await enter()
  const { id } = await shopper.order()
  await backend.db
    .update(goods)
    .set({ name: { en: 'Red curry' } })
    .where(eq(goods.id, 'curry'))
  await backend.db.update(skus).set({ price: 1 }).where(eq(skus.id, 'curryS'))
  const inThai = await backend.ask(orderContract.detail, { orderId: id }, shopper.as({ locale: 'th' }))
  const curry = inThai.lines.find(({ goodsId }) => goodsId === 'curry')
  expect(curry).toMatchObject({ name: 'แกงเขียวหวาน', price: 12000 })
  expect(inThai.stateFormat).toBe('รอชำระเงิน')
  expect(inThai.readyText).toBe('12:15–12:20 น.')
})

test('a changed price is never charged silently: the new checkout is returned', async () => {
  const shopper = await enter()
  const { quoteId } = await shopper.checkout()
  await backend.db.update(skus).set({ price: 13000 }).where(eq(skus.id, 'curryS'))
  const refused = await shopper.place({ quoteId })
  expect(refused).toMatchObject({ code: 400, msg: 'Something has changed. Please check the new total' })
  const { checkout } = refused.data as unknown as { checkout: { quoteId: string; quote: { goodsAmount: number } } }
  expect(checkout.quote.goodsAmount).toBe(15000)
  expect((await shopper.cart()).count).toBe(2)
  expect(await stockOf(backend, 'curryS')).toBe(10)
  expect((await shopper.place({ quoteId: checkout.quoteId })).code).toBe(200)
})

test('a dish that sells out between quote and order is not sold', async () => {
  const shopper = await enter()
  const { quoteId } = await shopper.checkout()
  await backend.db.update(skus).set({ stock: 0 }).where(eq(skus.id, 'curryS'))
  const refused = await shopper.place({ quoteId })
  expect(refused.code).toBe(400)
  expect(refused.data).toMatchObject({
    checkout: { lines: expect.arrayContaining([expect.objectContaining({ state: 'soldOut' })]) },
  })
})

test.each<[string, object, string]>([
  ['without a number to call', { phone: '' }, 'Please enter a contact number'],
  [
    'for a time that is gone',
    { appointTime: '2026-11-21T12:10:00+07:00' },
    'This time is no longer available. Please select another one',
  ],
  ['paid in a way that is not offered', { payType: 'wechat' }, 'This payment method is not available here'],
  ['paid with a wallet that is not there', { payType: 'balance' }, 'This payment method is not available here'],
])('no order %s', async (_, placing, msg) => {
  const shopper = await enter()
  expect(await shopper.place(placing)).toMatchObject({ code: 400, msg })
  expect(await backend.db.$count(orders)).toBe(0)
  expect(await backend.db.$count(slotBookings)).toBe(0)
})

test('an empty cart makes no order', async () => {
  const shopper = await Shopper.enter(backend)
  expect(await shopper.place()).toMatchObject({ code: 400, msg: 'Your cart is empty' })
})

test('a delivery goes only where the store delivers', async () => {
  const shopper = await enter({ diningType: 'delivery' })
  await shopper.add('tea')
  const entry = {
    contact: 'Ploy',
    gender: 2 as const,
    phone: '089 000 0000',
    address: 'Far away',
    houseNo: '9',
    label: 'home' as const,
  }
  await backend.ask(addressContract.add, { ...entry, lat: 14, lng: 100.5 }, shopper.as())
  expect(await shopper.place()).toMatchObject({ code: 400, msg: 'This address is out of range' })
  const near = await backend.ask(addressContract.add, { ...entry, lat: 13.78, lng: 100.545 }, shopper.as())
  const order = await shopper.order({ addressId: near.id, payType: 'offline', phone: '' })
  expect(order).toMatchObject({ phone: '089 000 0000', payTypeText: 'Cash on delivery', address: { id: near.id } })
  expect(order.quote).toMatchObject({ hasDelivery: true, deliveryAmount: 2000 })
})

test('an address that is out of range at ordering is refused with a message, and nothing is lost', async () => {
  const shopper = await enter({ diningType: 'delivery' })
  await shopper.add('tea')
  const entry = {
    contact: 'Ploy',
    gender: 2 as const,
    phone: '089 000 0000',
    address: 'Soi 9',
    houseNo: '9',
    label: 'home' as const,
  }
  const near = { lat: 13.78, lng: 100.545 }
  const { id } = await backend.ask(addressContract.add, { ...entry, ...near }, shopper.as())
  const checkout = await shopper.checkout({ addressId: id })
  expect(checkout).toMatchObject({ outOfRange: false, problems: [] })
  const lines = (await shopper.cart()).cart.map(({ goodsId, num }) => [goodsId, num])

  const move = (place: typeof near) =>
    backend.ask(addressContract.edit, { addressId: id, ...entry, ...place }, shopper.as())
  await move({ lat: 14, lng: 100.5 })
  const placing = { addressId: id, quoteId: checkout.quoteId, payType: 'offline' as const, phone: '089 000 0000' }
  expect(await shopper.place(placing)).toMatchObject({ code: 400, msg: 'This address is out of range' })
  expect(await backend.db.$count(orders)).toBe(0)
  expect((await shopper.cart()).cart.map(({ goodsId, num }) => [goodsId, num])).toEqual(lines)

  await move(near)
  expect(await shopper.order(placing)).toMatchObject({ address: { id } })
})

test('the same key places one order, however often it is sent', async () => {
  const shopper = await enter()
  const { quoteId } = await shopper.checkout()
  const send = () => shopper.place({ quoteId }, { key: 'attempt-1' })
  const replies = await Promise.all([send(), send(), send()])
  expect(new Set(replies.map(({ code, data }) => `${code} ${data.orderNo}`)).size).toBe(1)
  expect(await backend.db.$count(orders)).toBe(1)
})

test('two attempts on one cart place one order', async () => {
  const shopper = await enter()
  const { quoteId } = await shopper.checkout()
  const replies = await Promise.all(['a', 'b'].map((key) => shopper.place({ quoteId }, { key })))
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([200, 400]))
  expect(await backend.db.$count(orders)).toBe(1)
})

test('order numbers increase by day, pickup numbers by store and day', async () => {
  const first = await (await enter()).order()
  const second = await (await enter()).order()
  expect([first.orderNo, second.orderNo]).toEqual(['2611210001', '2611210002'])
  expect([first.pickupNo, second.pickupNo]).toEqual(['A001', 'A002'])
  const tomorrow = await (await enter()).order({ appointTime: '2026-11-22T12:00:00+07:00' })
  expect(tomorrow).toMatchObject({
    pickupNo: 'A001',
    readyText: 'tomorrow 12:00–12:10',
    appointTime: '2026-11-22T12:00:00.000+07:00',
  })
  backend.clock.set('2026-11-22T11:00:00+07:00')
  expect(await (await enter()).order()).toMatchObject({ orderNo: '2611220001', pickupNo: 'A002' })
})

test('after midnight the business day continues', async () => {
  await backend.db
    .update(stores)
    .set({ hours: [{ week: 6, start: '17:00', end: '02:00' }] })
    .where(eq(stores.id, 'ari'))
  backend.clock.set('2026-11-21T23:00:00+07:00')
  const before = await (await enter()).order()
  backend.clock.set('2026-11-22T00:30:00+07:00')
  const after = await (await enter()).order()
  expect([before.pickupNo, after.pickupNo]).toEqual(['A001', 'A002'])
})
