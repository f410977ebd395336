import { eq } from 'drizzle-orm'
import { LOCALES } from '../../../src/contract/constants/common'
import { orderContract } from '../../../src/contract/order/order'
import { type Actor, ORDER_STATES, type OrderStateName } from '../../../src/domain/order/orderState'
import { orderEvents, orders } from '../../../server/db/schema/orders/orders'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { move, paidOrder } from '../support/orders/kitchen'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

test('an order goes from the kitchen to the counter to its guest, with a time for each step', async () => {
  const { shopper, id } = await paidOrder(backend)
  for (const [to, actor] of [
    ['preparing', 'merchant'],
    ['ready', 'merchant'],
    ['completed', 'merchant'],
  ] as const) {
    backend.clock.advance(5)
    await move(backend, id, to, actor)
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
  const { id } = await paidOrder(backend)
  await expect(move(backend, id, to, actor)).rejects.toThrow('order.notNow')
  const [order] = await backend.db.select().from(orders).where(eq(orders.id, id))
  expect(order?.state).toBe(ORDER_STATES.awaitingAcceptance.code)
})

test('each of the ten states has a name, in three languages', async () => {
  const { shopper, id } = await paidOrder(backend)
  for (const locale of LOCALES) {
    const names: string[] = []
    for (const { code } of Object.values(ORDER_STATES)) {
      await backend.db.update(orders).set({ state: code }).where(eq(orders.id, id))
      const { state, stateFormat } = await backend.ask(
        orderContract.detail,
        { orderId: id },
        { ...shopper.as(), locale },
      )
      expect(state).toBe(code)
      names.push(stateFormat)
    }
    expect(new Set(names).size).toBe(10)
    if (locale !== 'en') expect(names.join('')).not.toMatch(/[a-z]/i)
  }
})
