import { observer } from 'mobx-react-lite'
import { HeartButton } from '@/ui/actions/HeartButton'
import { useText } from '@/hooks/useText'
import type { StoreInfo } from '@/contract/store/store'

interface Props {
  store: Pick<StoreInfo, 'name' | 'isCollect'>
  onCollect: () => void
}

/** Adds a store to the favourites, or removes it. */
export const CollectButton = observer(function CollectButton({ store: { name, isCollect }, onCollect }: Props) {
  const t = useText()
  return (
    <HeartButton
      on={isCollect}
      label={t(isCollect ? 'storeList.uncollect' : 'storeList.collect', { name })}
      onTap={onCollect}
    />
  )
})
