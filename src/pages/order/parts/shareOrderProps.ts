import type { OrderDetail } from '@/contract/order'

export interface ShareOrderProps {
  order: OrderDetail
}
