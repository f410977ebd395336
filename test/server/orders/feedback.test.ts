import { orderFeedbackContract } from '../../../src/contract/order/orderFeedback'
import { ratedAs } from '../../../src/domain/order/feedback'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { COLLECTED, paidOrder } from '../support/orders/kitchen'
import { uploadedBy } from '../support/console/picture'
import { Shopper } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const tasting = (shopper: Shopper, orderId: string) =>
  backend.ask(orderFeedbackContract.tasting, { orderId }, shopper.as())
const give = (shopper: Shopper, orderId: string, ids: string[], more: object = {}) =>
  backend.call(
    orderFeedbackContract.give,
    {
      orderId,
      overall: 4,
      dishes: ids.map((orderGoodsId) => ({ orderGoodsId, ...ratedAs('satisfied') })),
      suggestions: 'More basil',
      ...more,
    },
    shopper.as(),
  )

async function eaten() {
  const { shopper, id } = await paidOrder(backend, COLLECTED)
  const { dishes } = await tasting(shopper, id)
  return { shopper, id, ids: dishes.map(({ orderGoodsId }) => orderGoodsId) }
}

test('lists each dish of a completed order, with its options', async () => {
  const { shopper, id } = await paidOrder(backend, COLLECTED)
  const { dishes, ...rest } = await tasting(shopper, id)
  expect(rest).toMatchObject({ storeName: 'Warm Table Ari', open: true, said: null })
  expect(new Set(dishes.map(({ name, choiceText }) => [name, choiceText].join(': ')))).toEqual(
    new Set(['Green curry: Small · Hot', 'Jasmine rice: ']),
  )
})

test('stores a review once', async () => {
  const { shopper, id, ids } = await eaten()
  expect((await give(shopper, id, ids)).data).toMatchObject({ overall: 4, suggestions: 'More basil' })
  expect(await give(shopper, id, ids, { overall: 1 })).toMatchObject({
    code: 400,
    msg: 'You have already rated this order',
  })
  const { open, said: message } = await tasting(shopper, id)
  expect([open, message?.overall]).toEqual([false, 4])
  expect(message?.dishes).toContainEqual({ orderGoodsId: ids[0], ...ratedAs('satisfied') })
  expect((await shopper.detail(id)).actions).toEqual(['again', 'refund'])
})

test('requires a rating of every dish, and of no other', async () => {
  const { shopper, id, ids } = await eaten()
  for (const given of [ids.slice(1), [...ids.slice(1), 'another'], [...ids, 'another']]) {
    expect(await give(shopper, id, given)).toMatchObject({ code: 400, msg: 'Please rate each dish' })
  }
})

test('refuses a review of an order that is not completed, or of another guest', async () => {
  const { shopper, id, ids } = await eaten()
  const other = await Shopper.enter(backend)
  expect((await give(other, id, ids)).msg).toBe('This order was not found')
  const open = await paidOrder(backend, ['preparing'])
  expect((await tasting(open.shopper, open.id)).open).toBe(false)
  expect((await give(open.shopper, open.id, ids)).msg).toBe('This is no longer possible for this order')
  expect((await tasting(shopper, id)).said).toBeNull()
})

test('stores one of four concurrent reviews', async () => {
  const { shopper, id, ids } = await eaten()
  const replies = await Promise.all([1, 2, 3, 4].map((overall) => give(shopper, id, ids, { overall })))
  expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 400, 400, 400])
})

test('accepts pictures that the guest has uploaded, and no others', async () => {
  const { shopper, id, ids } = await eaten()
  const own = await uploadedBy(backend, shopper.token)
  const foreign = await uploadedBy(backend, (await Shopper.enter(backend)).token)
  for (const images of [[own, foreign], ['uploads/aaaaaaaaaaaaaaaaaaaa.webp'], ['pictures/curry.webp']]) {
    expect(await give(shopper, id, ids, { images })).toMatchObject({
      code: 400,
      msg: 'A picture is no longer available. Please choose it again',
    })
  }
  expect((await tasting(shopper, id)).open).toBe(true)
  await give(shopper, id, ids, { images: [own] })
  expect((await tasting(shopper, id)).said?.images).toEqual([own])
})
