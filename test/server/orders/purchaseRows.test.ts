import { couponPackContract } from '../../../src/contract/coupon/couponPack'
import { giftCardContract } from '../../../src/contract/wallet/giftCard'
import { orderContract } from '../../../src/contract/order/order'
import { CardHolder, sellCards } from '../support/coupons/cardHolder'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { enterBuyer, type PackBuyer, sellPack } from '../support/coupons/packBuyer'
import { enterSaver, openTopUps } from '../support/membership/saver'
import { settle, Shopper } from '../support/orders/shopper'

let backend: Backend
let nok: PackBuyer
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  await sellPack(backend)
  await sellCards(backend)
  nok = await enterBuyer(backend, 'Nok')
})

const list = (tab: 'all' | 'toPay' | 'inProgress' | 'completed' | 'refunds' = 'all', page = 1) =>
  nok.ask(orderContract.list, { tab, page, pageSize: 2 })
const orderCard = async () =>
  (
    await nok.ask(giftCardContract.order, {
      ...{ storeId: 'ari', designId: 'birthday', faceValue: 20_000, payType: 'promptpay', message: '' },
    })
  ).orderId

it('packs and gift cards are orders of their own types in the order list, among those of dishes, page by page', async () => {
  const pack = await nok.buy()
  backend.clock.advance(1)
  const meal = await (await Shopper.with(backend, nok.token).fill()).order()
  backend.clock.advance(1)
  const card = await orderCard()
  const first = await list()
  expect([first.total, first.list.map(({ id }) => id)]).toEqual([3, [card, meal.id]])
  expect(first.list[0]).toMatchObject({
    ...{ type: 5, state: 1, payAmount: 20_000, actions: ['pay'], images: [{ name: 'Happy birthday' }] },
    store: { id: 'ari' },
  })
  expect((await list('all', 2)).list).toMatchObject([
    { id: pack, type: 4, state: 7, goodsNum: 3, payAmount: 9900, paid: true, actions: [], expireAt: null },
  ])
})

it('they stand under the tab of their state, and count for the badge while they wait for their payment', async () => {
  const { data } = await nok.order()
  const paid = await nok.buy()
  const idsUnder = async () => ({
    toPay: (await list('toPay')).list.map(({ id }) => id),
    inProgress: (await list('inProgress')).total,
    completed: (await list('completed')).list.map(({ id }) => id),
    refunds: (await list('refunds')).list.map(({ id }) => id),
    badge: (await nok.ask(orderContract.counts, {})).toPay,
  })
  const before = { toPay: [data.orderId], inProgress: 0, completed: [paid], refunds: [], badge: 1 }
  expect(await idsUnder()).toEqual(before)
  await nok.ask(couponPackContract.refund, { orderId: paid })
  backend.clock.advance(24 * 60)
  expect(await idsUnder()).toEqual({ ...before, toPay: [], completed: [], refunds: [paid], badge: 0 })
  expect((await list()).list.find(({ id }) => id === data.orderId)).toMatchObject({ state: 0, actions: [] })
})

it('a top-up is an order of the type of stored value, which waits for its payment and is completed by it', async () => {
  await openTopUps(backend)
  const saver = await enterSaver(backend, 'Nok')
  const { data } = await saver.order()
  const rows = async () => (await saver.ask(orderContract.list, {})).list
  expect(await rows()).toMatchObject([
    { id: data.orderId, type: 2, state: 1, payAmount: 30_000, actions: ['pay'], images: [], goodsNum: 0 },
  ])
  await settle(backend, await saver.codeOf(data.orderId))
  expect(await rows()).toMatchObject([{ id: data.orderId, type: 2, state: 7, paid: true, actions: [] }])
})

it('they are those of their buyer alone, and are no orders of dishes', async () => {
  const pack = await nok.buy()
  const som = await enterBuyer(backend, 'Som')
  expect((await som.ask(orderContract.list, {})).total).toBe(0)
  expect((await nok.call(orderContract.detail, { orderId: pack })).code).toBe(400)
})

it('the order of a gift card reports whether it waits, was closed, or its card is of another member by now', async () => {
  const [ann, som] = [await CardHolder.enter(backend, 'Ann'), await CardHolder.enter(backend, 'Som')]
  const { orderId } = await ann.ask(giftCardContract.order, {
    ...{ storeId: 'ari', designId: 'birthday', faceValue: 20_000, payType: 'promptpay', message: '' },
  })
  const bought = () => ann.ask(giftCardContract.bought, { orderId })
  expect(await bought()).toEqual({ cardId: null, state: 'pending' })
  backend.clock.advance(24 * 60)
  expect(await bought()).toEqual({ cardId: null, state: 'closed' })
  expect((await som.call(giftCardContract.bought, { orderId })).code).toBe(400)
})
