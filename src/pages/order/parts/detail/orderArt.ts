import type { DiningType } from '@/contract/fields'
import type { OrderDetail } from '@/contract/order/order'
import { isBill } from '@/domain/order/orderKind'
import { orderStateName, type OrderStateName } from '@/domain/order/orderState'
import { art } from '@/ui/media/artFiles'
import { memberArt } from '@/ui/media/memberArtFiles'
import { orderArt } from './orderArtFiles'

const BY_TYPE: Record<DiningType, string> = {
  delivery: art.takeout,
  pickup: art.pickup,
  takeout: art.takeout,
  dineIn: art.fast,
  fast: art.fast,
}

const BY_STATE: Partial<Record<OrderStateName, string>> = {
  preparing: orderArt.cooking,
  delivering: art.delivery,
  completed: art.dinein,
  refunded: memberArt.coins,
  cancelled: art.empty,
  closed: art.empty,
}

/** What the picture of an order depends on. */
export type Pictured = Pick<OrderDetail, 'state' | 'diningType' | 'type'>

/** The picture of an order's state; before the kitchen accepts it and when it is ready, what the food leaves in. */
export function orderArtOf(order: Pictured): string {
  return artIn(orderStateName(order.state), order)
}

/** The picture of an order in a state. */
export function artIn(state: OrderStateName | undefined, order: Pictured): string {
  // A bill has nothing to cook.
  const ofState = state && !(isBill(order) && state === 'completed') ? BY_STATE[state] : undefined
  return ofState ?? BY_TYPE[order.diningType]
}
