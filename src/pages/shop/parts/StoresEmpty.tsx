import { observer } from 'mobx-react-lite'
import { Empty } from '@/ui/feedback/Empty'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { StoresModel } from '../select/index.model'

/** Why no store is shown, and the way to all of them. */
export const StoresEmpty = observer(function StoresEmpty({ model }: { model: StoresModel }) {
  const t = useText()
  const { delivery } = useStores()
  const { keyword, only } = model
  const showAll = () => {
    delivery.chooseCity(undefined)
    model.showAll()
  }
  const back = { action: t('storeList.showAll'), onAction: showAll }
  if (keyword.trim())
    return <Empty title={t('storeList.emptySearch', { keyword })} text={t('storeList.emptySearchText')} {...back} />
  if (only === 'collected')
    return <Empty title={t('storeList.emptyCollected')} text={t('storeList.emptyCollectedText')} {...back} />
  if (only === 'frequent')
    return <Empty title={t('storeList.emptyFrequent')} text={t('storeList.emptyFrequentText')} {...back} />
  return <Empty title={t('storeList.emptyAll')} text={t('storeList.emptyAllText')} />
})
