import { observer } from 'mobx-react-lite'
import type { ProductLoader } from './productLoader.model'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { cartSafeError } from '@/components/loading/cartSafeError'
import { useText } from '@/hooks/useText'

/** Error state of a dish that failed to load. */
export const ProductLoadError = observer(function ProductLoadError({ loader }: { loader: ProductLoader }) {
  const t = useText()
  return (
    <ErrorState
      title={t('dish.failed')}
      {...cartSafeError(loader.detail.error, t)}
      action={t('common.retry')}
      onAction={() => void loader.load()}
    />
  )
})
