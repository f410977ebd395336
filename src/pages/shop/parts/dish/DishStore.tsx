import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Chip } from '@/components/Chip'
import { Row } from '@/components/Row'
import { useText } from '@/components/useText'
import { wayIsHere, WAYS } from '@/components/ways'
import type { StoreDetail } from '@/contract/store'
import { go } from '@/platform/navigation'
import styles from './Dish.module.scss'

/** Where a dish is cooked, and how it can be had there. */
export const DishStore = observer(function DishStore({ store }: { store: StoreDetail }) {
  const t = useText()
  const { id: storeId, name, businessText, dining } = store
  return (
    <View className={styles.store}>
      <Row icon="storefront" title={name} hint={businessText} onTap={() => go('/pages/shop/out/sjjs', { storeId })} />
      <View className={styles.ways}>
        {dining
          .filter(({ type }) => wayIsHere(type))
          .map(({ type }) => (
            <Chip key={type}>{t(WAYS[type].title)}</Chip>
          ))}
      </View>
    </View>
  )
})
