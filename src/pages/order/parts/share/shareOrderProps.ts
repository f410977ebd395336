import type { OrderDetail } from '@/contract/order/order'
import { isBill } from '@/domain/order/orderKind'
import { orderStateName } from '@/domain/order/orderState'

export interface ShareOrderProps {
  order: OrderDetail
}

/** Whether what was ordered can be shared: not before it is paid, and neither a bill nor what was given back. */
export const isOrderShareable = (order: OrderDetail): boolean =>
  order.paid && !isBill(order) && orderStateName(order.state) !== 'refunded'
