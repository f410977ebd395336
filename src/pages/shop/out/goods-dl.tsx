import { LinkBroken } from '@/components/loading/LinkBroken'
import { useEffect } from 'react'
import '@/i18n/en/dish'
import '@/i18n/en/menu'
import { ProductPicture } from '@/components/goods/ProductPicture'
import { ProductSkeleton } from '@/components/goods/ProductSkeleton'
import { screen, type PageProps } from '@/shell/screen'
import { useStores } from '@/hooks/useStores'
import { back, go, open } from '@/platform/navigation/navigation'
import { ProductPage } from '@/pages/shop/parts/product/ProductPage'

/** Page of a dish, for links from outside. `page` is opened after adding it to the cart; the default is back. */
function DishPage({ query }: PageProps<'/pages/shop/out/goods-dl'>) {
  const { shop, carts } = useStores()
  const { gid, storeId = shop.id, page } = query
  useEffect(() => void shop.start(query.storeId), [query.storeId, shop])

  if (!gid) {
    return <LinkBroken text="dish.gone" action="dish.toMenu" onAction={() => go('/pages/index/goods')} />
  }
  if (!storeId) return <ProductSkeleton />
  const leave = () => (page ? open(page) : back('/pages/index/goods'))
  return <ProductPage gid={gid} storeId={storeId} cart={carts.out} Pictures={ProductPicture} onAdded={leave} />
}

export default screen('/pages/shop/out/goods-dl', DishPage, { shared: true })
