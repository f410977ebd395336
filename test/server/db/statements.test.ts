import { cartContract } from '../../../src/contract/cart/cart'
import { orderContract } from '../../../src/contract/order/order'
import { payContract } from '../../../src/contract/payment/pay'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { Shopper } from '../support/orders/shopper'
import { statementsOf } from '../support/database/statements'

// How many statements each step of an order sends to the database: its time is mostly their number. Raise a budget only with a reason.
const BUDGETS = { add: 12, checkout: 8, order: 17, uncounted: 16, pay: 8 }

let backend: Backend
let shopper: Shopper
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  shopper = await Shopper.enter(backend)
  await shopper.add('rice')
})

const counted = async (work: () => Promise<{ code: number }>) =>
  (await statementsOf(backend, async () => expect((await work()).code).toBe(200))).length
const curry = { storeId: 'ari', diningType: 'pickup', goodsId: 'curry', skuId: 'curryS', num: 1 } as const
const add = (key: string) => () => backend.call(cartContract.change, curry, shopper.as({ key }))

test('adding a dish to a cart, and adding it again', async () => {
  expect(await counted(add('first'))).toBeLessThanOrEqual(BUDGETS.add)
  expect(await counted(add('second'))).toBeLessThanOrEqual(BUDGETS.add)
})

test('a checkout', async () => {
  await add('first')()
  const checkout = () => backend.call(cartContract.checkout, shopper.request, shopper.as())
  expect(await counted(checkout)).toBeLessThanOrEqual(BUDGETS.checkout)
})

async function orderStatements(): Promise<number> {
  const { quoteId } = await shopper.checkout()
  const placing = { ...shopper.request, payType: 'promptpay', quoteId } as const
  return counted(() => backend.call(orderContract.create, placing, shopper.as({ key: 'order' })))
}

test('an order of two dishes, one of them with a limit and one with counted stock', async () => {
  await add('first')()
  expect(await orderStatements()).toBeLessThanOrEqual(BUDGETS.order)
})

test('an order of a dish whose stock is not counted', async () => {
  expect(await orderStatements()).toBeLessThanOrEqual(BUDGETS.uncounted)
})

test('the start of a payment, those of the sandbox bank among them', async () => {
  const { id: orderId } = await shopper.order()
  const pay = () => backend.call(payContract.pay, { orderId, payType: 'promptpay' }, shopper.as({ key: 'pay' }))
  expect(await counted(pay)).toBeLessThanOrEqual(BUDGETS.pay)
})
