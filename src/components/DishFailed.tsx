import { observer } from 'mobx-react-lite'
import { wordsOf } from '@/stores/wordsOf'
import type { DishLoader } from './dishLoader.model'
import { ErrorState } from './ErrorState'
import { useText } from './useText'

/** A dish that did not load. */
export const DishFailed = observer(function DishFailed({ loader }: { loader: DishLoader }) {
  const t = useText()
  return (
    <ErrorState
      title={t('dish.failed')}
      text={`${wordsOf(loader.detail.error, t)} ${t('menu.safe')}`}
      action={t('common.retry')}
      onAction={() => void loader.load()}
    />
  )
})
