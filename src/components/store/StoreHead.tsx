import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/platform/navigation/navigation'
import { classes } from '@/ui/classes'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import { OpenState } from './OpenState'
import { Pressable } from '@/ui/actions/Pressable'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './StoreHead.module.scss'

/** The current store at the top of the home page; its name opens the list of stores. */
export const StoreHead = observer(function StoreHead() {
  const { shop, config, delivery } = useStores()
  const t = useText()
  const store = shop.info.value
  const name = store?.name ?? config.brand
  const waiting = !name && shop.info.error === undefined

  return (
    <View className={styles.head}>
      <Heading level={1} look="title3">
        <Pressable
          className={styles.name}
          label={name && t('home.changeStore', { name })}
          onTap={() => go('/pages/shop/select/index')}
        >
          <Text className={classes(styles.texts, waiting && styles.waiting)}>{name || t('home.chooseStore')}</Text>
          <Icon name="caret-down" size={18} className={styles.caret} />
        </Pressable>
      </Heading>
      <View className={styles.state}>{store && <OpenState store={store} far={delivery.exact} />}</View>
    </View>
  )
})
