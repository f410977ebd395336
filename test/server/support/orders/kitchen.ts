import { sql } from 'drizzle-orm'
import type { Actor, OrderStateName } from '../../../../src/domain/order/orderState'
import { configs } from '../../../../server/db/schema/settings/config'
import { users } from '../../../../server/db/schema/account/users'
import { lockOrder } from '../../../../server/db/locks'
import { transitionOrder } from '../../../../server/modules/orders/transitionOrder'
import type { Backend } from '../harness'
import { settle, Shopper } from './shopper'

/** Moves an order as a merchant's screen does. */
export function move(backend: Backend, orderId: string, to: OrderStateName, actor: Actor = 'merchant'): Promise<void> {
  return backend.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order) await transitionOrder(tx, order, to, { actor, now: backend.clock.now() })
  })
}

/** A guest with a paid order, moved through some states. */
export async function paidOrder(backend: Backend, through: OrderStateName[] = [], request: object = {}) {
  const shopper = await (await Shopper.enter(backend, request)).fill()
  const { id } = await shopper.order()
  await settle(backend, (await shopper.code(id)).refNo)
  for (const to of through) await move(backend, id, to)
  return { shopper, id }
}

/** The states of a collected order, to its end. */
export const COLLECTED: OrderStateName[] = ['preparing', 'ready', 'completed']

/** Makes all users members, and enables one point and one growth per baht. */
export async function makeMembers({ db, clock }: Backend): Promise<void> {
  await db.update(users).set({ registeredAt: clock.now() })
  const value = { on: true, earnPerAmount: 100 }
  await db
    .insert(configs)
    .values([
      { ident: 'integralSetting', value },
      { ident: 'growthSetting', value },
    ])
    .onConflictDoUpdate({ target: configs.ident, set: { value: sql`excluded.value` } })
}
