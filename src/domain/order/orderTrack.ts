import type { OrderDetail } from '@/contract/order/order'
import { orderStateName, type OrderStateName } from './orderState'

/** One step of an order's progress. */
export interface Stop {
  /** Message key under `order.`. */
  name: 'stepPlaced' | 'stepCooking' | 'stepReady' | 'stepOnTheWay' | 'stepDelivered' | 'stepCollected' | 'stepServed'
  icon: 'check-circle' | 'cooking-pot' | 'tote' | 'moped' | 'house' | 'call-bell' | 'fork-knife'
  /** When it was reached; null before. */
  at: string | null
}

type Facts = Pick<
  OrderDetail,
  | 'state'
  | 'diningType'
  | 'table'
  | 'createdAt'
  | 'paidAt'
  | 'acceptedAt'
  | 'readyAt'
  | 'sentAt'
  | 'deliveredAt'
  | 'completedAt'
>

/** Number of completed steps of each state; states without progress are omitted. */
const REACHED: Partial<Record<OrderStateName, number>> = {
  awaitingAcceptance: 0,
  preparing: 1,
  ready: 2,
  delivering: 2,
  delivered: 3,
  completed: 4,
}

/** The four steps of an active order and the index of the current one (4: all done); undefined while unpaid, and after cancellation. */
export function trackOf(order: Facts): { stops: Stop[]; now: number } | undefined {
  const state = orderStateName(order.state)
  const reached = state && REACHED[state]
  if (reached === undefined) return undefined
  const delivery = order.diningType === 'delivery'
  // A cooked delivery without a rider is still in the kitchen step.
  const now = delivery && state === 'ready' ? 1 : reached
  const stops: Stop[] = [
    { name: 'stepPlaced', icon: 'check-circle', at: order.paidAt ?? order.createdAt },
    { name: 'stepCooking', icon: 'cooking-pot', at: order.acceptedAt },
    ...lastStops(order),
  ]
  return { stops, now }
}

/** How the food gets to the guest. */
function lastStops(order: Facts): Stop[] {
  const { diningType, table, readyAt, sentAt, deliveredAt, completedAt } = order
  if (diningType === 'delivery')
    return [
      { name: 'stepOnTheWay', icon: 'moped', at: sentAt },
      { name: 'stepDelivered', icon: 'house', at: deliveredAt ?? completedAt },
    ]
  return [
    { name: 'stepReady', icon: table ? 'call-bell' : 'tote', at: readyAt },
    table
      ? { name: 'stepServed', icon: 'fork-knife', at: completedAt }
      : { name: 'stepCollected', icon: 'house', at: completedAt },
  ]
}
