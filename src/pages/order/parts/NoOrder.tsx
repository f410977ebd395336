import { LinkBroken } from '@/components/loading/LinkBroken'
import { go } from '@/platform/navigation/navigation'

/** State of a page opened without an order id. */
export const NoOrder = () => (
  <LinkBroken text="errors.pageSafe" action="orders.toList" onAction={() => go('/pages/index/order-index')} />
)
