import type { Occasion } from '@/contract/config'
import type { DiningType } from '@/contract/fields'
import type { OrderStateName } from './orderState'

/** The occasions that lie in an order's way, by the state that it reaches. */
export const OCCASION_OF: Partial<Record<OrderStateName, Occasion>> = {
  preparing: 'orderAccepted',
  ready: 'orderReady',
  delivering: 'orderSent',
}

/** What a guest waits for who orders this way. At a table nobody needs a message: the food comes. */
export function occasionsOf(diningType: DiningType): Occasion[] {
  if (diningType === 'dineIn') return []
  return ['orderAccepted', diningType === 'delivery' ? 'orderSent' : 'orderReady']
}
