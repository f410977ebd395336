import { observer } from 'mobx-react-lite'
import { Empty } from '@/ui/feedback/Empty'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'

/** Empty state of a page opened without an order id. */
export const NoOrder = observer(function NoOrder() {
  const t = useText()
  return (
    <Empty
      title={t('errors.missingQuery')}
      text={t('errors.pageSafe')}
      action={t('orders.toList')}
      onAction={() => go('/pages/index/order-index')}
    />
  )
})
