import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useStores } from '@/hooks/useStores'
import type { StoreDetail } from '@/contract/store/store'
import { call } from '@/platform/device/device'
import { go } from '@/platform/navigation/navigation'
import { Pressable } from '@/ui/actions/Pressable'
import { classes } from '@/ui/classes'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { OpenState } from './OpenState'
import styles from './PickedStore.module.scss'

interface Props {
  store: StoreDetail
  /** Platform name of the page to which the choice of another store leads. */
  page: 'queuing' | 'reserve'
  /** Name of the button that calls the store; without it there is none. */
  callText?: string
}

/** The store that a page is about; leads to the choice of another one. */
export const PickedStore = observer(function PickedStore({ store, page, callText }: Props) {
  const { config, delivery } = useStores()
  const { name, image, tel } = store
  return (
    <Card>
      <View className={styles.row}>
        <Pressable className={styles.store} onTap={() => go('/pages/shop/select/index', { page })}>
          <View className={classes(styles.picture, !callText && styles.last)}>
            <Picture src={config.picture(image)} alt="" size="fill" width={48} />
          </View>
          <View className={styles.texts}>
            <View className={styles.name}>
              <Text className={styles.nameText}>{name}</Text>
              <Icon name="caret-down" size={18} className={styles.caret} />
            </View>
            <OpenState store={store} far={delivery.exact} />
          </View>
        </Pressable>
        {callText && tel !== '' && (
          <Pressable className={styles.call} label={callText} onTap={() => call(tel)}>
            <Icon name="phone" size={22} />
          </Pressable>
        )}
      </View>
    </Card>
  )
})
