import { configs } from '../../../server/db/schema/settings/config'
import { orders } from '../../../server/db/schema/orders/orders'
import { orderContract, type OrderDetail } from '../../../src/contract/order/order'
import { payContract } from '../../../src/contract/payment/pay'
import { personPayContract as calls, type PersonPayCheckout } from '../../../src/contract/order/personPay'
import type { Envelope } from '../../../src/contract/endpoint'
import { codesOf } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend, CallOptions } from '../support/harness'
import { settle, Shopper } from '../support/orders/shopper'
import { setConfig } from '../support/database/configs'

let backend: Backend
let guest: Shopper
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  guest = await Shopper.enter(backend)
  await setConfig(backend.db, 'personPayOrderConfig', CONFIG)
})

const CONFIG = {
  minAmount: 100,
  maxAmount: 2_000_000,
  discounts: [
    { name: { en: '80 off', th: 'ลด 80' }, minAmount: 100_000, amount: 8000 },
    { name: { en: '30 off' }, minAmount: 50_000, amount: 3000 },
    { name: { en: 'more than the bill' }, minAmount: 1000, amount: 1000 },
    'nonsense',
  ],
}

interface Bill {
  amount: number
  noDiscountAmount?: number
  storeId?: string
}

const look = (bill: Bill, options: CallOptions = {}): Promise<PersonPayCheckout> =>
  backend.ask(calls.checkout, { storeId: 'ari', ...bill }, guest.as(options))

async function take(bill: Bill, given: { quoteId?: string; payType?: 'promptpay' | 'offline'; key?: string } = {}) {
  const { quoteId = (await look(bill)).quoteId, payType = 'promptpay', key } = given
  const request = { storeId: 'ari', ...bill, remark: 'Table by the window', payType, quoteId }
  return backend.call(calls.create, request, guest.as({ key }))
}

async function bought(bill: Bill): Promise<OrderDetail> {
  const { code, msg, data } = await take(bill)
  if (code !== 200) throw new Error(msg)
  return data
}

const checkoutIn = ({ data }: Envelope) => (data as { checkout: PersonPayCheckout }).checkout

test.each<[string, Bill, { payAmount: number; off: number; vat: number }]>([
  ['a bill costs what it says, its VAT within', { amount: 10_700 }, { payAmount: 10_700, off: 0, vat: 700 }],
  ['a step is taken off from its amount on', { amount: 50_000 }, { payAmount: 47_000, off: 3000, vat: 3075 }],
  ['only the highest step counts', { amount: 150_000 }, { payAmount: 142_000, off: 8000, vat: 9290 }],
  [
    'what is not discountable reaches no step',
    { amount: 120_000, noDiscountAmount: 75_000 },
    { payAmount: 120_000, off: 0, vat: 7850 },
  ],
  [
    'and is paid in full beside what is discounted',
    { amount: 120_000, noDiscountAmount: 60_000 },
    { payAmount: 117_000, off: 3000, vat: 7654 },
  ],
])('%s', async (_name, bill, { payAmount, off, vat }) => {
  const { quote, problems } = await look(bill)
  expect(problems).toEqual([])
  expect(quote).toMatchObject({
    goodsNum: 0,
    goodsAmount: bill.amount,
    serviceAmount: 0,
    vatIncluded: true,
    vatAmount: vat,
    saveAmount: off,
    payAmount,
  })
  expect(quote.activities.map(({ amount }) => amount)).toEqual(off ? [off] : [])
})

test('invalid discounts are omitted; the others are returned in the language of the guest', async () => {
  const { discounts } = await look({ amount: 0 })
  expect(discounts.map(({ name, amount }) => [name, amount])).toEqual([
    ['80 off', 8000],
    ['30 off', 3000],
  ])
  expect((await look({ amount: 100_000 }, { locale: 'th' })).quote.activities).toMatchObject([{ name: 'ลด 80' }])
})

test.each<[string, Bill, string]>([
  ['nothing', { amount: 0 }, 'amount'],
  ['less than the smallest bill', { amount: 99 }, 'amount'],
  ['more than the largest', { amount: 2_000_001 }, 'amount'],
  ['more without discount than there is', { amount: 5000, noDiscountAmount: 5001 }, 'noDiscountAmount'],
  ['a store that takes no bills', { amount: 5000, storeId: 'silom' }, 'storeId'],
])('%s is refused, with the field it is about', async (_name, bill, field) => {
  expect((await look(bill)).problems).toMatchObject([{ field }])
  const refused = await take(bill)
  expect([refused.code, checkoutIn(refused).problems[0]?.field]).toEqual([400, field])
  expect(await backend.db.$count(orders)).toBe(0)
})

test('a bill is paid by phone: the counter is not offered, before or after', async () => {
  const { payTypes } = await look({ amount: 10_000 })
  expect(payTypes.map(({ type }) => type)).toEqual(['promptpay', 'card'])
  expect((await take({ amount: 10_000 }, { payType: 'offline' })).code).toBe(400)
  const { id } = await bought({ amount: 10_000 })
  const { code, msg } = await guest.startPay(id, { payType: 'offline' })
  expect([code, msg]).toEqual([400, 'This payment method is not available here'])
})

test('a bill is an order of type 3, which is completed by its payment', async () => {
  const order = await bought({ amount: 120_000, noDiscountAmount: 60_000 })
  expect(order).toMatchObject({
    type: 3,
    state: 1,
    payAmount: 117_000,
    actions: ['cancel', 'pay'],
    remark: 'Table by the window',
    table: null,
    lines: [],
  })
  const { refNo } = await guest.code(order.id)
  await settle(backend, refNo)
  expect(await guest.query(order.id)).toMatchObject({ state: 1 })
  expect(await guest.detail(order.id)).toMatchObject({ state: 7, paid: true, actions: ['refund'] })
  const { list } = await backend.ask(orderContract.list, { tab: 'completed' }, guest.as())
  expect(list).toMatchObject([{ id: order.id, type: 3, goodsNum: 0, images: [], payAmount: 117_000 }])
})

test('a bill that is not paid in time is closed, and a withdrawn one is cancelled', async () => {
  const [first, second] = [await bought({ amount: 10_000 }), await bought({ amount: 20_000 })]
  expect((await guest.close(first.id)).data).toMatchObject({ state: -1, actions: [] })
  backend.clock.advance(21)
  expect(await guest.detail(second.id)).toMatchObject({ state: 0, actions: [] })
})

test('the same key creates one bill, however often it is sent', async () => {
  const { quoteId } = await look({ amount: 10_000 })
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => take({ amount: 10_000 }, { quoteId, key: 'one-bill-one-key' })),
  )
  expect(codesOf(replies)).toEqual([200, 200, 200, 200])
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
  expect(await backend.db.$count(orders)).toBe(1)
})

test('an ended discount is reported with the new price, and nothing is charged', async () => {
  const { quoteId } = await look({ amount: 60_000 })
  await backend.db.update(configs).set({ value: { ...CONFIG, discounts: [] } })
  const refused = await take({ amount: 60_000 }, { quoteId })
  expect([refused.code, refused.msg]).toEqual([400, 'Something has changed. Please check the new total'])
  expect(checkoutIn(refused).quote.payAmount).toBe(60_000)
  expect(await backend.db.$count(orders)).toBe(0)
})

test('another guest can neither see nor pay it', async () => {
  const { id } = await bought({ amount: 10_000 })
  const stranger = await Shopper.enter(backend)
  expect((await stranger.startPay(id)).code).toBe(400)
  const requested = await backend.call(payContract.query, { orderId: id }, stranger.as())
  expect(requested.code).toBe(400)
})
