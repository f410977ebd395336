import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { Chip } from '@/ui/feedback/Chip'
import { Icon } from '@/ui/media/Icon'
import { OpenState } from '@/components/store/OpenState'
import { Picture } from '@/ui/media/Picture'
import { Pressable } from '@/ui/actions/Pressable'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { StoreInfo } from '@/contract/store/store'
import { distanceText } from '@/domain/address/distance'
import { go } from '@/platform/navigation/navigation'
import { CollectButton } from './CollectButton'
import { OrderTypeChips } from './OrderTypeChips'
import styles from './StoreCard.module.scss'

interface Props {
  store: StoreInfo
  /** The guest is in this store. */
  current: boolean
  onChoose: () => void
  onCollect: () => void
}

/** A store in a list: name, opening state, distance and dining types. */
export const StoreCard = observer(function StoreCard({ store, current, onChoose, onCollect }: Props) {
  const { config } = useStores()
  const t = useText()
  const { id, name, image, address, distance } = store

  return (
    <Card flush>
      <View className={styles.row}>
        <Picture src={config.picture(image) || config.logo} alt="" size={60} faded={!store.isOpen} />
        <View className={styles.texts}>
          <Pressable className={styles.name} onTap={onChoose}>
            {name}
          </Pressable>
          <OpenState store={store} />
          <View className={styles.address}>
            {distance !== undefined && <Text className={styles.far}>{distanceText(distance)}</Text>}
            <Text>{address}</Text>
          </View>
          <OrderTypeChips store={store}>
            {current && (
              <Chip spaced tone="brand" icon="check-b">
                {t('storeList.here')}
              </Chip>
            )}
          </OrderTypeChips>
        </View>
        <View className={styles.ends}>
          <CollectButton store={store} onCollect={onCollect} />
          <Pressable
            className={styles.end}
            label={t('storeList.details', { name })}
            onTap={() => go('/pages/shop/out/sjjs', { storeId: id })}
          >
            <Icon name="info" size={22} tone="ink3" />
          </Pressable>
        </View>
      </View>
    </Card>
  )
})
