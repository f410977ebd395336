import type { Occasion } from '@/contract/config/config'
import type { DiningType } from '@/contract/fields'
import type { OrderStateName } from './orderState'

/** Message events of an order, by the state that it reaches. */
export const OCCASION_OF: Partial<Record<OrderStateName, Occasion>> = {
  preparing: 'orderAccepted',
  ready: 'orderReady',
  delivering: 'orderSent',
}

/** Message events of a dining type. Table orders have none. */
export function occasionsOf(diningType: DiningType): Occasion[] {
  if (diningType === 'dineIn') return []
  return ['orderAccepted', diningType === 'delivery' ? 'orderSent' : 'orderReady']
}
