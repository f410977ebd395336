import { observer } from 'mobx-react-lite'
import { Empty } from '@/components/Empty'
import { useText } from '@/components/useText'
import { go } from '@/platform/navigation'

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
