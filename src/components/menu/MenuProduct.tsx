import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartStore } from '@/stores/cart/cart'
import { lazyOverlay } from '@/shell/lazyOverlay'
import type { MenuModel } from './menu.model'

const ProductSheet = lazyOverlay(async () => (await import('@/components/goods/ProductSheet')).ProductSheet)

/** Brings in the code of the choices, so that the first tap finds it at hand. */
export const fetchProduct = ProductSheet.fetch

/** The choices of the dish that was tapped, over the menu. */
export const MenuProduct = observer(function MenuProduct({ model, cart }: { model: MenuModel; cart: CartStore }) {
  return (
    <View>
      <ProductSheet
        key={model.dish.turn}
        open={model.dishOpen}
        goodsId={model.dish.id}
        known={model.dish.known}
        cart={cart}
        onClose={model.closeDish}
      />
    </View>
  )
})
