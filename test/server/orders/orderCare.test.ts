import { eq } from 'drizzle-orm'
import type { DiningType } from '../../../src/contract/fields'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import { orderContract } from '../../../src/contract/order/order'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import { goods, skus } from '../../../server/db/schema/store/goods'
import { ledgerEntries } from '../../../server/db/schema/wallet/ledger'
import { orders } from '../../../server/db/schema/orders/orders'
import { stores } from '../../../server/db/schema/store/stores'
import { users } from '../../../server/db/schema/account/users'
import { balancesOf } from '../../../server/modules/ledger/ledger'
import { withOrder } from '../../../server/modules/orders/transitionOrder'
import { acceptRefund } from '../../../server/modules/orders/refunds/transitionRefund'
import { credit, sessionOf } from '../support/accounts/accounts'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { COLLECTED, makeMembers, move, paidOrder } from '../support/orders/kitchen'
import { Shopper } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const complete = (shopper: Shopper, orderId: string) =>
  backend.call(orderCareContract.complete, { orderId }, shopper.as())
const again = (shopper: Shopper, orderId: string) => backend.ask(orderCareContract.again, { orderId }, shopper.as())
const account = async () => {
  const [user] = await backend.db.select().from(users)
  const { points, growth } = await balancesOf(backend.db, user?.id ?? '')
  return [points, growth]
}

/** A paid order on its way to its guest. */
async function onTheWay() {
  const { shopper, id } = await paidOrder(backend)
  await backend.db.update(orders).set({ diningType: 'delivery' }).where(eq(orders.id, id))
  for (const to of ['preparing', 'ready', 'delivering'] as const) await move(backend, id, to)
  return { shopper, id }
}

async function sweep(): Promise<void> {
  await runJob(backend.app.jobs.orderTimeouts)
}

describe('confirming the receipt of an order', () => {
  it('completes an order on its way, once, and only for its guest', async () => {
    const { shopper, id } = await onTheWay()
    const other = await Shopper.enter(backend)
    expect((await complete(other, id)).msg).toBe('This order was not found')
    expect((await complete(shopper, id)).data).toMatchObject({ state: 7, actions: ['again', 'feedback', 'refund'] })
    expect((await complete(shopper, id)).data.state).toBe(7)
  })

  it('is refused while the kitchen prepares it', async () => {
    const { shopper, id } = await paidOrder(backend, ['preparing'])
    expect(await complete(shopper, id)).toMatchObject({ code: 400, msg: 'This is no longer possible for this order' })
  })

  it('credits points and growth to a member once, also when several confirmations arrive at once', async () => {
    const { shopper, id } = await onTheWay()
    await makeMembers(backend)
    await move(backend, id, 'delivered')
    backend.clock.advance(25 * 60)
    await Promise.all([complete(shopper, id), complete(shopper, id), complete(shopper, id), sweep()])
    const { earned, payAmount, state } = await shopper.detail(id)
    const each = Math.floor(payAmount / 100)
    expect([state, earned]).toEqual([7, { points: each, growth: each }])
    expect(await account()).toEqual([each, each])
    expect(await backend.db.select().from(ledgerEntries)).toMatchObject([
      { account: 'points', kind: 'earned', amount: each, balanceAfter: each, cause: id },
      { account: 'growth', kind: 'earned', amount: each, balanceAfter: each, cause: id },
    ])
  })

  it('credits nothing to a guest', async () => {
    const { shopper, id } = await onTheWay()
    expect((await complete(shopper, id)).data.earned).toEqual({ points: 0, growth: 0 })
    expect(await backend.db.$count(ledgerEntries)).toBe(0)
  })
})

describe('after a refund', () => {
  it('points and growth are reversed, and never below zero', async () => {
    const { shopper, id } = await onTheWay()
    await makeMembers(backend)
    await complete(shopper, id)
    const [points = 0] = await account()
    const { userId } = await sessionOf(backend, shopper.token)
    await credit(backend, userId, { points: 3 - points })
    await backend.ask(orderCareContract.refundApply, { orderId: id, reason: 'quality' }, shopper.as())
    await backend.db.transaction((tx) =>
      withOrder(tx, id, (order) => acceptRefund(tx, order, { actor: 'merchant', now: backend.clock.now() })),
    )
    expect(await account()).toEqual([0, 0])
    const entries = await backend.db.select().from(ledgerEntries).orderBy(ledgerEntries.id)
    expect(
      entries.filter(({ kind }) => kind === 'earnedBack').map(({ account: name, amount }) => [name, amount]),
    ).toEqual([
      ['points', -3],
      ['growth', -(entries[1]?.amount ?? 0)],
    ])
  })
})

describe('the time-out', () => {
  it('completes an order that was delivered a day ago', async () => {
    const { shopper, id } = await onTheWay()
    await move(backend, id, 'delivered')
    backend.clock.advance(24 * 60 - 1)
    await sweep()
    expect((await shopper.detail(id)).state).toBe(6)
    backend.clock.advance(1)
    await sweep()
    expect((await shopper.detail(id)).state).toBe(7)
  })

  it('completes an order that was ready for a day, unless it is not paid', async () => {
    const { shopper, id } = await paidOrder(backend, ['preparing', 'ready'])
    const unpaid = await (await shopper.fill()).order({ payType: 'offline' })
    for (const to of ['preparing', 'ready'] as const) await move(backend, unpaid.id, to)
    backend.clock.advance(24 * 60)
    await sweep()
    expect([(await shopper.detail(id)).state, (await shopper.detail(unpaid.id)).state]).toEqual([7, 4])
  })
})

describe('the reminder', () => {
  const backlogOf = (shopper: Shopper) => backend.ask(orderContract.backlog, {}, shopper.as())

  it("lists the guest's open orders, newest first, with their position in the kitchen", async () => {
    await paidOrder(backend, ['preparing'])
    backend.clock.advance(20)
    const { shopper, id } = await paidOrder(backend)
    backend.clock.advance(1)
    const unpaid = await (await shopper.fill()).order()
    const { list, serverTime } = await backlogOf(shopper)
    expect(list.map((order) => [order.id, order.state, order.ahead])).toEqual([
      [unpaid.id, 1, 0],
      [id, 2, 1],
    ])
    expect(list[0]?.expireAt).toBe(unpaid.expireAt)
    expect(Date.parse(serverTime)).toBe(backend.clock.now().getTime())
  })

  it('omits closed orders, and orders that were not paid in time', async () => {
    const { shopper, id } = await paidOrder(backend, ['preparing', 'ready'])
    await (await shopper.fill()).order()
    await move(backend, id, 'completed')
    expect((await backlogOf(shopper)).list).toHaveLength(1)
    backend.clock.advance(24 * 60)
    expect((await backlogOf(shopper)).list).toEqual([])
    expect((await backlogOf(await Shopper.enter(backend))).list).toEqual([])
  })
})

describe('ordering again', () => {
  it('fills the cart as before', async () => {
    const shopper = await Shopper.enter(backend)
    const mild = { attrIds: ['mild'], addons: [{ id: 'egg', num: 1 }] }
    for (const [dish, num, choice] of [
      ['rice', 1, {}],
      ['curry', 1, {}],
      ['curry', 2, mild],
    ] as const) {
      await shopper.add(dish, num, choice)
      backend.clock.advance(1)
    }
    const before = await shopper.cart()
    const { id } = await shopper.order()
    expect((await shopper.cart()).count).toBe(0)
    const reply = await again(shopper, id)
    expect(reply).toMatchObject({ storeId: 'ari', diningType: 'pickup', unavailable: [], priceChanged: [] })
    expect(reply.added.map(({ goodsId, num }) => [goodsId, num])).toEqual([
      ['rice', 1],
      ['curry', 1],
      ['curry', 2],
    ])
    const after = await shopper.cart()
    expect(after.cart.map(({ key, num }) => [key, num])).toEqual(before.cart.map(({ key, num }) => [key, num]))
  })

  it('reports products that are unavailable, insufficient or have another price', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    await shopper.add('tea', 2)
    const { id } = await shopper.order()
    await backend.db.update(goods).set({ soldOut: true }).where(eq(goods.id, 'curry'))
    await backend.db.update(skus).set({ stock: 1 }).where(eq(skus.id, 'tea1'))
    await backend.db.update(skus).set({ price: 2500 }).where(eq(skus.id, 'rice1'))
    const reply = await again(shopper, id)
    expect(reply.added).toEqual([{ goodsId: 'rice', name: 'Jasmine rice', num: 1 }])
    expect(new Set(reply.unavailable.map(({ name, reason }) => `${name}: ${reason}`))).toEqual(
      new Set(['Green curry: Sold out', 'Thai tea: Only 1 left']),
    )
    expect(reply.priceChanged).toMatchObject([{ name: 'Jasmine rice', was: 2000, now: 2500 }])
    expect((await shopper.cart()).cart.map(({ goodsId }) => goodsId)).toEqual(['rice'])
  })

  it('names a deleted product by its former name', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { id } = await shopper.order()
    await backend.db.delete(goods).where(eq(goods.id, 'curry'))
    expect((await again(shopper, id)).unavailable).toMatchObject([
      { name: 'Green curry', reason: 'No longer on the menu' },
    ])
  })

  it('fills the fast order again while the store offers it, and a fallback afterwards', async () => {
    const { shopper, id } = await paidOrder(backend, COLLECTED, { diningType: 'takeout' })
    const options = (types: DiningType[]) =>
      backend.db.update(stores).set({ dining: types.map((type) => ({ type, minAmount: 0 })) })
    await backend.db.update(orders).set({ diningType: 'fast' }).where(eq(orders.id, id))
    await options(['pickup', 'fast'])
    expect((await again(shopper, id)).diningType).toBe('fast')
    const fast = { storeId: 'ari', diningType: 'fast' } as const
    expect((await backend.ask(inStoreContract.cart, fast, shopper.as())).count).toBeGreaterThan(0)
    await options(['pickup'])
    expect((await again(shopper, id)).diningType).toBe('pickup')
  })

  it('turns a dine-in order into takeout, and is only for the guest of the order', async () => {
    const { shopper, id } = await paidOrder(backend, COLLECTED, { diningType: 'takeout' })
    await backend.db.update(orders).set({ diningType: 'dineIn' }).where(eq(orders.id, id))
    expect(await again(shopper, id)).toMatchObject({ diningType: 'takeout', unavailable: [] })
    const other = await Shopper.enter(backend)
    expect((await backend.call(orderCareContract.again, { orderId: id }, other.as())).msg).toBe(
      'This order was not found',
    )
  })
})
