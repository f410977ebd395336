import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { text } from '../../src/contract/fields'
import { ORDER_STATES, orderStateOf, type OrderStateName } from '../../src/domain/order/orderState'
import type { Tx } from '../db/database'
import { type OrderRecord, orders } from '../db/schema/orders'
import { moveOrder } from '../modules/orders/moveOrder'
import { acceptRefund, refuseRefund, refuseOrder } from '../modules/orders/refunds/moveRefund'
import { takeCounterPayment } from '../modules/payments/counterPayment'

/** Actions on an order: the transitions of `domain/orderState.ts`, counter payment and refund decisions. */
export const orderForm = v.variant('act', [
  v.object({
    act: v.picklist(['preparing', 'ready', 'delivered', 'completed'] satisfies OrderStateName[]),
  }),
  v.object({ act: v.literal('delivering'), rider: v.pipe(text(40), v.minLength(1)), phone: text(20) }),
  v.object({ act: v.picklist(['cancelled', 'refunded'] satisfies OrderStateName[]), why: text(200) }),
  v.object({ act: v.literal('takeMoney') }),
  v.object({ act: v.literal('agree') }),
  v.object({ act: v.literal('refuse'), answer: v.pipe(text(200), v.minLength(1)) }),
])
export type OrderForm = v.InferOutput<typeof orderForm>

/**
 * Applies a staff action; the state tables decide whether it is allowed. An action that is already applied succeeds again,
 * because a button can be pressed twice or by two people.
 */
export async function applyOrderAction(tx: Tx, order: OrderRecord, form: OrderForm, now: Date): Promise<void> {
  if (isAlreadyDone(order, form)) return
  const mover = { actor: 'merchant', now } as const
  switch (form.act) {
    case 'takeMoney':
      await takeCounterPayment(tx, order, now)
      break
    case 'agree':
      await acceptRefund(tx, order, mover)
      break
    case 'refuse':
      await refuseRefund(tx, order, form.answer, now)
      break
    case 'refunded':
      await refuseOrder(tx, order, { ...mover, note: form.why })
      break
    case 'cancelled':
      await moveOrder(tx, order, 'cancelled', { ...mover, note: form.why })
      break
    case 'delivering':
      await tx
        .update(orders)
        .set({ rider: { name: form.rider, phone: form.phone } })
        .where(eq(orders.id, order.id))
      await moveOrder(tx, order, 'delivering', mover)
      break
    default:
      await moveOrder(tx, order, form.act, mover)
  }
}

/** Whether the order already has the requested state. Payments, a new rider and refusals with a message always apply. */
export function isAlreadyDone({ state }: OrderRecord, { act }: OrderForm): boolean {
  switch (act) {
    case 'takeMoney':
    case 'refuse':
    case 'delivering':
      return false
    case 'agree':
      return state === ORDER_STATES.refunded.code
    default:
      return state === ORDER_STATES[act].code
  }
}

/** Whether money for an order is still taken at the counter. */
export function isDueAtCounter({ paid, payType, state }: OrderRecord): boolean {
  return !paid && payType === 'offline' && orderStateOf(state)?.tone !== 'over'
}
