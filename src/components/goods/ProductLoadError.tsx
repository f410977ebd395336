import { observer } from 'mobx-react-lite'
import type { ProductLoader } from './productLoader.model'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Empty } from '@/ui/feedback/Empty'
import { cartSafeError } from '@/components/loading/cartSafeError'
import { serverMessageOf } from '@/components/loading/serverMessage'
import { useText } from '@/hooks/useText'

interface Props {
  loader: ProductLoader
  /** The way back to the menu. */
  onLeave: () => void
}

/** Error state of a dish that failed to load: one that does not exist leads to the menu. */
export const ProductLoadError = observer(function ProductLoadError({ loader, onLeave }: Props) {
  const t = useText()
  const refusal = serverMessageOf(loader.detail)
  if (refusal) return <Empty title={refusal} text={t('menu.safe')} action={t('dish.toMenu')} onAction={onLeave} />
  return (
    <ErrorState
      title={t('dish.failed')}
      {...cartSafeError(loader.detail.error, t)}
      action={t('common.retry')}
      onAction={() => void loader.load()}
    />
  )
})
