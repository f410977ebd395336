import { observer } from 'mobx-react-lite'
import { ErrorState } from '@/components/ErrorState'
import { useText } from '@/components/useText'
import { go } from '@/platform/navigation'

/** What stands on a page that was opened without naming an order. */
export const NoOrder = observer(function NoOrder() {
  const t = useText()
  return (
    <ErrorState
      title={t('errors.missingQuery')}
      text={t('errors.pageSafe')}
      action={t('orders.title')}
      onAction={() => go('/pages/index/order-index')}
    />
  )
})
