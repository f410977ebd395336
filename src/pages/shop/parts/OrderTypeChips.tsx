import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Chip } from '@/ui/feedback/Chip'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { ORDER_TYPES } from '@/components/store/orderTypes'
import type { StoreInfo } from '@/contract/store/store'
import { isOrderTypeOn } from '@/domain/config/featureFlags'
import styles from './OrderTypeChips.module.scss'

interface Props {
  store: Pick<StoreInfo, 'dining'>
  /** Text before the chips. */
  children?: ReactNode
}

/** Chips of a store's dining types. */
export const OrderTypeChips = observer(function OrderTypeChips({ store, children }: Props) {
  const { config } = useStores()
  const t = useText()
  return (
    <View className={styles.chips}>
      {children}
      {store.dining
        .filter(({ type }) => isOrderTypeOn(config.featureFlags, type))
        .map(({ type }) => (
          <Chip spaced key={type}>
            {t(ORDER_TYPES[type].title)}
          </Chip>
        ))}
    </View>
  )
})
