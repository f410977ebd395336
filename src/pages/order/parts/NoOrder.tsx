import { observer } from 'mobx-react-lite'
import { Empty } from '@/ui/feedback/Empty'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'

/** What stands on a page that was opened without naming an order. */
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
