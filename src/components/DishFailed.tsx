import { observer } from 'mobx-react-lite'
import type { DishLoader } from './dishLoader.model'
import { ErrorState } from './ErrorState'
import { safeWords } from './safeWords'
import { useText } from './useText'

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
