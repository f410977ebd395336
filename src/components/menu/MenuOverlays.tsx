import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { CartStore } from '@/stores/cart/cart'
import { CartBar } from '@/components/cart/CartBar'
import { lazyOverlay } from '@/shell/lazyOverlay'
import type { MenuModel } from './menu.model'
import { fetchProduct, MenuProduct } from './MenuProduct'

const CartSheet = lazyOverlay(async () => (await import('@/components/cart/CartSheet')).CartSheet)

/** The page has been seen by then, and the first tap finds its sheet at hand, milliseconds. */
const FETCH_AFTER_MS = 1500

interface Props {
  model: MenuModel
  cart: CartStore
}

/** What lies over the menu: the cart bar, the cart, the choices of a dish. Each has a box of its own, so that coming and going redraws nothing else. */
export const MenuOverlays = observer(function MenuOverlays({ model, cart }: Props) {
  useEffect(() => {
    const timer = setTimeout(
      () => void Promise.all([fetchProduct(), CartSheet.fetch()]).catch(() => undefined),
      FETCH_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <View>
        <CartBar cart={cart} onOpen={model.openCart} onChoose={model.choose} />
      </View>
      <View>
        <CartSheet open={model.cartOpen} cart={cart} onClose={model.closeCart} onChoose={model.choose} />
      </View>
      <MenuProduct model={model} cart={cart} />
    </>
  )
})
