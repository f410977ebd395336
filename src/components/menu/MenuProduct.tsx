import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartStore } from '@/stores/cart/cart'
import { lazyOverlay } from '@/shell/lazyOverlay'
import type { MenuModel } from './menu.model'

const ProductSheet = lazyOverlay(async () => (await import('@/components/goods/ProductSheet')).ProductSheet)

/** Preloads the code of the product sheet. */
export const fetchProduct = ProductSheet.fetch

/** The product sheet of the tapped dish. */
export const MenuProduct = observer(function MenuProduct({ model, cart }: { model: MenuModel; cart: CartStore }) {
  return (
    <View>
      <ProductSheet
        key={model.dish.opened}
        open={model.dishOpen}
        goodsId={model.dish.id}
        known={model.dish.known}
        cart={cart}
        onClose={model.closeDish}
      />
    </View>
  )
})
