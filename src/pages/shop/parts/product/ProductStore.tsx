import { View } from '@tarojs/components'
import { Row } from '@/ui/layout/Row'
import type { StoreDetail } from '@/contract/store/store'
import { go } from '@/platform/navigation/navigation'
import { OrderTypeChips } from '@/pages/shop/parts/OrderTypeChips'
import styles from './ProductPage.module.scss'

/** The store of a dish, with its dining types. */
export function ProductStore({ store }: { store: StoreDetail }) {
  const { id: storeId, name, businessText } = store
  return (
    <View className={styles.store}>
      <Row icon="storefront" title={name} hint={businessText} onTap={() => go('/pages/shop/out/sjjs', { storeId })} />
      <OrderTypeChips store={store} />
    </View>
  )
}
