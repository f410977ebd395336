import { LinkBroken } from '@/components/loading/LinkBroken'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/home'
import '@/i18n/en/menu'
import '@/i18n/en/stores'
import { screen, type PageProps } from '@/shell/screen'
import { useStores } from '@/hooks/useStores'
import { back } from '@/platform/navigation/navigation'
import { ProductPage } from './parts/product/ProductPage'
import { ProductPictures } from './parts/product/ProductPictures'
import { ProductStore } from './parts/product/ProductStore'
import { useOutCart } from './parts/useOutCart'

/** `good-dl`: a dish as its store presents it, with all its pictures and where it is cooked. */
function DishPage({ query }: PageProps<'/pages/shop/good-dl'>) {
  const { shop } = useStores()
  const { gid, storeId = shop.id } = query
  return gid && storeId ? <DishOfStore gid={gid} storeId={storeId} /> : <LinkBroken />
}

const DishOfStore = observer(function DishOfStore({ gid, storeId }: { gid: string; storeId: string }) {
  const { shop } = useStores()
  const cart = useOutCart(storeId)
  const store = shop.info.value
  return (
    <ProductPage
      gid={gid}
      storeId={storeId}
      cart={cart}
      Pictures={ProductPictures}
      onAdded={() => back('/pages/index/goods')}
    >
      {store && <ProductStore store={store} />}
    </ProductPage>
  )
})

export default screen('/pages/shop/good-dl', DishPage, { shared: true })
