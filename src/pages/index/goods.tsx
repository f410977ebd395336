import { View } from '@tarojs/components'
import '@/i18n/en/home'
import '@/i18n/en/cart'
import '@/i18n/en/menu'
import '@/i18n/en/stores'
import { goodsApi, goodsEndpoints } from '@/api/endpoints/goods'
import { prefetchedReply } from '@/api/prefetch'
import type { FetchMenu } from '@/components/menu/menu.model'
import { MenuBody } from '@/components/menu/MenuBody'
import { MenuOverlays } from '@/components/menu/MenuOverlays'
import { useMenu } from '@/components/menu/useMenu'
import { classes } from '@/ui/classes'
import { lazyOverlay } from '@/shell/lazyOverlay'
import { screen, type PageProps } from '@/shell/screen'
import { StoreHead } from '@/components/store/StoreHead'
import { useStores } from '@/hooks/useStores'
import { go } from '@/platform/navigation/navigation'
import { OrderTypePicker } from './parts/OrderTypePicker'
import styles from '@/components/menu/Menu.module.scss'

const NearestOpen = lazyOverlay(async () => (await import('@/components/store/NearestOpen')).NearestOpen)

/** The menu of a store: dining types, categories, dishes, product sheet, and cart. */
function Menu({ query }: PageProps<'/pages/index/goods'>) {
  const { carts, offlineCache, shop } = useStores()
  const cart = carts.out
  const fetchMenu: FetchMenu = (onStale) => {
    const { storeId, diningType } = cart.owner
    return offlineCache.networkFirst(
      `menu ${storeId} ${diningType}`,
      () => goodsApi.menu({ storeId, diningType }),
      onStale,
    )
  }
  const prefetched = () => {
    const { storeId, diningType } = cart.owner
    return prefetchedReply(goodsEndpoints.menu, { storeId, diningType })
  }
  const model = useMenu({ cart, fetchMenu, prefetched, query, readCart: cart.load })

  return (
    <>
      <View className={classes(styles.page, styles.beside)}>
        <StoreHead />
        <OrderTypePicker />
        <NearestOpen open={shop.info.value?.isOpen === false} />
        <MenuBody model={model} cart={cart} onOtherStores={() => go('/pages/shop/select/index')} />
      </View>
      <MenuOverlays model={model} cart={cart} />
    </>
  )
}

export default screen('/pages/index/goods', Menu, { shared: true })
