import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Empty } from '@/ui/feedback/Empty'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { GoodsList } from '@/components/goods/GoodsList'
import { Delayed } from '@/components/loading/Loaded'
import { cartSafeError } from '@/components/loading/cartSafeError'
import { serverMessageOf } from '@/components/loading/serverMessage'
import { useText } from '@/hooks/useText'
import type { CartStore } from '@/stores/cart/cart'
import type { MenuModel } from './menu.model'
import { MenuRail } from './MenuRail'
import { MenuSkeleton } from './MenuSkeleton'
import styles from './Menu.module.scss'

interface Props {
  model: MenuModel
  cart: CartStore
  /** Opens the choice of stores when the menu is empty; undefined at a table. */
  onOtherStores?: () => void
}

/** Categories and dishes of the menu, or its empty or error state. */
export const MenuBody = observer(function MenuBody({ model, cart, onOtherStores }: Props) {
  const t = useText()
  const { menu, shown } = model
  const refusal = onOtherStores && serverMessageOf(menu)

  if (shown?.sections.length === 0) {
    return (
      <View className={styles.state}>
        <Empty
          title={t('menu.empty')}
          {...(onOtherStores && {
            text: t('menu.emptyText'),
            action: t('menu.otherStores'),
            onAction: onOtherStores,
          })}
        />
      </View>
    )
  }
  if (shown) {
    return (
      <View className={styles.body}>
        <MenuRail model={model} sections={shown.sections} />
        <GoodsList list={model.list} cart={cart} label={t('menu.title')} onOpen={model.openGoods} />
      </View>
    )
  }
  if (refusal) {
    return (
      <View className={styles.state}>
        <Empty title={refusal} text={t('menu.safe')} action={t('menu.otherStores')} onAction={onOtherStores} />
      </View>
    )
  }
  if (menu.error !== undefined && !menu.loading) {
    return (
      <View className={styles.state}>
        <ErrorState
          title={t('menu.failed')}
          {...cartSafeError(menu.error, t)}
          action={t('common.retry')}
          onAction={() => void menu.load()}
        />
      </View>
    )
  }
  return (
    <Delayed>
      <MenuSkeleton />
    </Delayed>
  )
})
