import { observer } from 'mobx-react-lite'
import type { DishLoader } from './dishLoader.model'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { safeWords } from '@/components/loading/safeWords'
import { useText } from '@/hooks/useText'

/** A dish that did not load. */
export const DishFailed = observer(function DishFailed({ loader }: { loader: DishLoader }) {
  const t = useText()
  return (
    <ErrorState
      title={t('dish.failed')}
      text={safeWords(loader.detail.error, t)}
      action={t('common.retry')}
      onAction={() => void loader.load()}
    />
  )
})
