import { eq } from 'drizzle-orm'
import { type Actor, ORDER_STATES, type OrderStateName } from '../../src/domain/orderState'
import { orderEvents, orders } from '../../server/db/schema/orders'
import { lockOrder, moveOrder } from '../../server/orders/move'
import { freshBistro } from './freshBistro'
import type { Backend } from './harness'
import { settle, Shopper } from './shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

/** Moves an order the way a merchant's screen would. */
function move(orderId: string, to: OrderStateName, actor: Actor): Promise<void> {
  return backend.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order) await moveOrder(tx, order, to, { actor, now: backend.clock.now() })
  })
}

async function paidOrder() {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { id } = await shopper.order()
  await settle(backend, (await shopper.code(id)).refNo)
  return { shopper, id }
}

test('an order goes from the kitchen to the counter to its guest, with a time for each step', async () => {
  const { shopper, id } = await paidOrder()
  for (const [to, actor] of [
    ['preparing', 'merchant'],
    ['ready', 'merchant'],
    ['completed', 'merchant'],
  ] as const) {
    backend.clock.advance(5)
    await move(id, to, actor)
  }
  expect(await shopper.detail(id)).toMatchObject({
    state: 7,
    stateFormat: 'Completed',
    actions: ['again', 'feedback', 'refund'],
    acceptedAt: '2026-11-21T12:05:00.000+07:00',
    readyAt: '2026-11-21T12:10:00.000+07:00',
    completedAt: '2026-11-21T12:15:00.000+07:00',
  })
  const events = await backend.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id)
  expect(events.map(({ fromState, toState, actor }) => [fromState, toState, actor])).toEqual([
    [null, 1, 'guest'],
    [1, 2, 'system'],
    [2, 3, 'merchant'],
    [3, 4, 'merchant'],
    [4, 7, 'merchant'],
  ])
})

test.each<[OrderStateName, Actor]>([
  ['delivering', 'rider'],
  ['completed', 'guest'],
  ['preparing', 'guest'],
  ['closed', 'system'],
  ['cancelled', 'guest'],
])('a paid order cannot be moved to %s by %s, and stays as it was', async (to, actor) => {
  const { id } = await paidOrder()
  await expect(move(id, to, actor)).rejects.toThrow('order.notNow')
  const [order] = await backend.db.select().from(orders).where(eq(orders.id, id))
  expect(order?.state).toBe(ORDER_STATES.awaitingAcceptance.code)
})
