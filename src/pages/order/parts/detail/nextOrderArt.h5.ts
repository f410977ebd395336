import type { OrderDetail } from '@/contract/order/order'
import { holds, orderStateOf } from '@/domain/order/orderState'
import { artIn, type Pictured } from './orderArt'

/** The picture of the state that usually comes next, to load it before it is shown; undefined for an order that is over. */
export function nextOrderArtOf(order: Pictured & Pick<OrderDetail, 'paid'>): string | undefined {
  const state = orderStateOf(order.state)
  if (!state || state.tone === 'over') return undefined
  const next = state.transitions.find(({ when }) => holds(when, order))
  return next && artIn(next.to, order)
}
