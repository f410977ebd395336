import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { DishBody, groupId } from '@/components/goods/DishBody'
import { DishDock } from '@/components/goods/DishDock'
import { DishFailed } from '@/components/goods/DishFailed'
import { DishSkeleton } from '@/components/goods/DishSkeleton'
import { Dock } from '@/ui/layout/Dock'
import { Delayed } from '@/components/loading/Loaded'
import { useDish } from '@/components/goods/useDish'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { GoodsDetail } from '@/contract/goods'
import { scrollPageTo } from '@/platform/navigation/scrollPage'
import type { CartStore } from '@/stores/cart/cart'
import styles from './Dish.module.scss'

interface Props {
  gid: string
  storeId: string
  cart: CartStore
  Pictures: ComponentType<{ goods: GoodsDetail }>
  /** What stands below the choices. */
  children?: ReactNode
  /** The choice lies in the cart, and the guest has been told. */
  onAdded: () => void
}

/** A dish on a page of its own: what it looks like, all that can be chosen of it, and the way into the cart. */
export const Dish = observer(function Dish({ gid, storeId, cart, Pictures, children, onAdded }: Props) {
  const { ui } = useStores()
  const t = useText()
  const loader = useDish(gid, storeId, cart)
  const { dish, wanting } = loader
  useEffect(() => {
    if (wanting) scrollPageTo(groupId(wanting))
  }, [wanting])

  if (loader.failed) return <DishFailed loader={loader} />
  if (!dish) {
    return (
      <Delayed>
        <DishSkeleton />
      </Delayed>
    )
  }
  const leave = () => {
    ui.say(t('dish.added'), 'success')
    onAdded()
  }
  return (
    <View className={styles.page}>
      <Pictures goods={dish.detail} />
      <View className={styles.body}>
        <DishBody dish={dish} />
        {children}
      </View>
      <Dock>
        <DishDock dish={dish} onAdded={leave} />
      </Dock>
    </View>
  )
})
