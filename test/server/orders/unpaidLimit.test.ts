import { orderContract } from '../../../src/contract/order'
import { configs } from '../../../server/db/schema/config'
import { freshBistro } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import { Shopper } from '../support/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

/** A guest with a number of orders that wait for their payment, and a full cart. */
async function withUnpaid(count: number) {
  const shopper = await (await Shopper.enter(backend)).fill()
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    ids.push((await shopper.order()).id)
    await shopper.fill()
  }
  return { shopper, ids }
}

test('a guest can have five unpaid orders at once, and one more after a cancellation', async () => {
  const { shopper, ids } = await withUnpaid(5)
  expect(await shopper.place()).toMatchObject({
    code: 400,
    msg: 'You have 5 unpaid orders. Pay for one of them or cancel it first',
  })
  await backend.ask(orderContract.close, { orderId: ids[0] ?? '' }, shopper.as())
  expect((await shopper.place()).code).toBe(200)
})

test('unpaid orders count until their time to pay ends', async () => {
  const { shopper } = await withUnpaid(5)
  backend.clock.advance(60)
  expect((await shopper.place()).code).toBe(200)
})

test('the number of unpaid orders and of their pieces is configured', async () => {
  await backend.db.insert(configs).values({ ident: 'orderSetting', value: { unpaidOrders: 9, unpaidPieces: 4 } })
  const { shopper } = await withUnpaid(2)
  expect(await shopper.place()).toMatchObject({
    code: 400,
    msg: expect.stringContaining('At most 4 items can wait for their payment at once'),
  })
})

test('orders that are paid at the counter do not count as unpaid', async () => {
  await backend.db.insert(configs).values({ ident: 'orderSetting', value: { unpaidOrders: 1 } })
  const { shopper } = await withUnpaid(1)
  expect((await shopper.place()).code).toBe(400)
  expect((await shopper.place({ payType: 'offline' })).code).toBe(200)
})
