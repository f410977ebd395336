import { observer } from 'mobx-react-lite'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import type { StoreInfo } from '@/contract/store'
import styles from './CollectButton.module.scss'

interface Props {
  store: Pick<StoreInfo, 'name' | 'isCollect'>
  onCollect: () => void
}

/** Adds a store to the favourites, or removes it. */
export const CollectButton = observer(function CollectButton({ store: { name, isCollect }, onCollect }: Props) {
  const t = useText()
  return (
    <Pressable
      className={styles.button}
      label={t(isCollect ? 'storeList.uncollect' : 'storeList.collect', { name })}
      onTap={onCollect}
    >
      <Icon name={isCollect ? 'heart-f' : 'heart'} size={22} tone={isCollect ? 'brand-ink' : 'ink3'} />
    </Pressable>
  )
})
