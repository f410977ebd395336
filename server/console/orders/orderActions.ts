import { eq } from 'drizzle-orm'
import type { CounterWay } from '../../../console/contract/orders/counterWay'
import { ORDER_STATES, orderStateOf, type OrderStateName } from '../../../src/domain/order/orderState'
import type { Tx } from '../../db/database'
import { type OrderRecord, orders } from '../../db/schema/orders/orders'
import { transitionOrder } from '../../modules/orders/transitionOrder'
import { acceptRefund, refuseRefund, refuseOrder } from '../../modules/orders/refunds/transitionRefund'
import { takeCounterPayment } from '../../modules/payments/counterPayment'

/** Actions on an order: the transitions of `domain/order/orderState.ts`, counter payment and refund decisions. */
export type OrderAction =
  | { act: Extract<OrderStateName, 'preparing' | 'ready' | 'delivered' | 'completed'> }
  | { act: 'delivering'; rider: string; phone: string }
  | { act: Extract<OrderStateName, 'cancelled' | 'refunded'>; why: string }
  | { act: 'takeMoney'; way?: CounterWay | undefined }
  | { act: 'agree' }
  | { act: 'refuse'; answer: string }

/** Applies a staff action; the state tables decide whether it is allowed. */
export async function applyOrderAction(tx: Tx, order: OrderRecord, action: OrderAction, now: Date): Promise<void> {
  const cause = { actor: 'merchant', now } as const
  switch (action.act) {
    case 'takeMoney':
      await takeCounterPayment(tx, order, now, action.way)
      break
    case 'agree':
      await acceptRefund(tx, order, cause)
      break
    case 'refuse':
      await refuseRefund(tx, order, action.answer, now)
      break
    case 'refunded':
      await refuseOrder(tx, order, { ...cause, note: action.why })
      break
    case 'cancelled':
      await transitionOrder(tx, order, 'cancelled', { ...cause, note: action.why })
      break
    case 'delivering':
      await tx
        .update(orders)
        .set({ rider: { name: action.rider, phone: action.phone } })
        .where(eq(orders.id, order.id))
      await transitionOrder(tx, order, 'delivering', cause)
      break
    default:
      await transitionOrder(tx, order, action.act, cause)
  }
}

/** Whether the order already has the requested state. Payments, a new rider and refusals with a message always apply. */
export function isAlreadyDone({ state }: OrderRecord, { act }: OrderAction): boolean {
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
