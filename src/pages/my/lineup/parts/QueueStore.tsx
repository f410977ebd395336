import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { OpenState } from '@/components/store/OpenState'
import { useStores } from '@/hooks/useStores'
import type { StoreDetail } from '@/contract/store'
import { go } from '@/platform/navigation/navigation'
import { Pressable } from '@/ui/actions/Pressable'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import styles from './Lineup.module.scss'

/** The store whose queue it is; leads to the choice of another one. */
export const QueueStore = observer(function QueueStore({ store }: { store: StoreDetail }) {
  const { config, delivery } = useStores()
  return (
    <Card>
      <Pressable className={styles.row} onTap={() => go('/pages/shop/select/index', { page: 'queuing' })}>
        <View className={styles.texts}>
          <View className={styles.storeName}>
            <Text className={styles.name}>{store.name}</Text>
            <Icon name="caret-down" size={18} className={styles.caret} />
          </View>
          <OpenState store={store} far={delivery.exact} />
        </View>
        <View className={styles.picture}>
          <Picture src={config.picture(store.image)} alt="" />
        </View>
      </Pressable>
    </Card>
  )
})
