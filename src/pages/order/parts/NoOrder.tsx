import { LinkBroken } from '@/components/loading/LinkBroken'
import { go } from '@/platform/navigation/navigation'

/** State of a page opened without an order id, or with that of an order that the server does not give: `title` is why. */
export const NoOrder = ({ title }: { title?: string | undefined }) => (
  <LinkBroken
    title={title}
    text="errors.pageSafe"
    action="orders.toList"
    onAction={() => go('/pages/index/order-index')}
  />
)
