import type { DiningType } from '@/contract/fields'
import type { OrderDetail } from '@/contract/order/order'
import { isBill } from '@/domain/order/orderKind'
import { holds, orderStateName, orderStateOf, type OrderStateName } from '@/domain/order/orderState'
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

type Pictured = Pick<OrderDetail, 'state' | 'diningType' | 'type'>

/** The picture of an order's state; before the kitchen accepts it and when it is ready, what the food leaves in. */
export function orderArtOf(order: Pictured): string {
  return artIn(orderStateName(order.state), order)
}

/** The picture of the state that usually comes next, to load it before it is shown; undefined for an order that is over. */
export function nextOrderArtOf(order: Pictured & Pick<OrderDetail, 'paid'>): string | undefined {
  const state = orderStateOf(order.state)
  if (!state || state.tone === 'over') return undefined
  const next = state.moves.find(({ when }) => holds(when, order))
  return next && artIn(next.to, order)
}

function artIn(state: OrderStateName | undefined, order: Pictured): string {
  // A bill has nothing to cook.
  const ofState = state && !(isBill(order) && state === 'completed') ? BY_STATE[state] : undefined
  return ofState ?? BY_TYPE[order.diningType]
}
