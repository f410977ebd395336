import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ComponentType, ReactNode } from 'react'
import '@/i18n/en/dish'
import { ProductBody } from '@/components/goods/ProductBody'
import { ProductDock } from '@/components/goods/ProductDock'
import { ProductLoadError } from '@/components/goods/ProductLoadError'
import { ProductSkeleton } from '@/components/goods/ProductSkeleton'
import { ShareDish } from '@/components/goods/ShareDish'
import { Bar } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { DeskColumns } from '@/ui/layout/DeskColumns'
import { Dock } from '@/ui/layout/Dock'
import { Delayed } from '@/components/loading/Loaded'
import { useProduct } from '@/components/goods/useProduct'
import { useContentTitle } from '@/hooks/contentTitle'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { useWide } from '@/hooks/useWide'
import type { GoodsDetail } from '@/contract/goods/goods'
import type { CartStore } from '@/stores/cart/cart'
import styles from './ProductPage.module.scss'

interface Props {
  gid: string
  storeId: string
  cart: CartStore
  Pictures: ComponentType<{ goods: GoodsDetail }>
  /** Content below the choices. */
  children?: ReactNode
  /** Called after the choice was added to the cart and announced. */
  onAdded: () => void
}

/** Page of a dish: pictures, options and the button to add it to the cart. */
export const ProductPage = observer(function ProductPage({ gid, storeId, cart, Pictures, children, onAdded }: Props) {
  const { ui } = useStores()
  const t = useText()
  const wide = useWide()
  const loader = useProduct(gid, storeId, cart)
  const { dish } = loader
  useContentTitle(dish?.detail.name)

  if (loader.failed) return <ProductLoadError loader={loader} onLeave={onAdded} />
  if (!dish) {
    return (
      <Delayed>
        <View className={styles.pictures}>
          <Bar shape="fill" />
        </View>
        <View className={styles.body}>
          <ProductSkeleton />
        </View>
      </Delayed>
    )
  }
  const leave = () => {
    ui.notify(t('dish.added'), 'success')
    onAdded()
  }
  const body = <ProductBody dish={dish} beside={<ShareDish goods={dish.detail} />} />
  const dock = (
    <Dock>
      <ProductDock dish={dish} onAdded={leave} />
    </Dock>
  )
  if (wide) {
    const beside = (
      <>
        <Card>{body}</Card>
        {dock}
      </>
    )
    return (
      <DeskColumns beside={beside}>
        <View className={styles.large}>
          <Pictures goods={dish.detail} />
        </View>
        {children && <Card>{children}</Card>}
      </DeskColumns>
    )
  }
  return (
    <View className={styles.page}>
      <Pictures goods={dish.detail} />
      <View className={styles.body}>
        {body}
        {children}
      </View>
      {dock}
    </View>
  )
})
