import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { CartStore } from '@/stores/cart/cart'
import { CartBar } from '@/components/cart/CartBar'
import { useWide } from '@/hooks/useWide'
import { lazyOverlay } from '@/shell/lazyOverlay'
import type { MenuModel } from './menu.model'
import { fetchProduct, MenuProduct } from './MenuProduct'

const CartSheet = lazyOverlay(async () => (await import('@/components/cart/CartSheet')).CartSheet)
/** The cart of a wide window. */
const CartPanel =
  process.env.TARO_ENV === 'h5' && lazyOverlay(async () => (await import('@/components/cart/CartPanel')).CartPanel)

/** Loads the code for a tap on a dish or on the bag, and of what moves then. In mini-programs it is there, and moving pictures would be too much data. */
const fetchCode =
  process.env.TARO_ENV === 'h5' &&
  (async (cart: CartStore) => {
    await Promise.all([fetchProduct(), CartSheet.fetch()])
    const { startDishFlights } = await import('@/components/cart/CartSheet')
    startDishFlights(cart)
  })

/** Delay of that after the page has rendered, milliseconds. */
const FETCH_AFTER_MS = 1500

interface Props {
  model: MenuModel
  cart: CartStore
}

/** Overlays of the menu: cart bar, cart, product sheet; in a wide window the cart stands beside the menu. Each has its own container, so that changes update nothing else. */
export const MenuOverlays = observer(function MenuOverlays({ model, cart }: Props) {
  const wide = useWide()
  useEffect(() => {
    if (!fetchCode) return undefined
    const timer = setTimeout(() => void fetchCode(cart).catch(() => undefined), FETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [cart])

  const product = <MenuProduct model={model} cart={cart} />
  if (CartPanel && wide) {
    return (
      <>
        <CartPanel open cart={cart} onChoose={model.choose} />
        {product}
      </>
    )
  }
  return (
    <>
      <View>
        <CartBar cart={cart} onOpen={model.openCart} onChoose={model.choose} />
      </View>
      <View>
        <CartSheet open={model.cartOpen} cart={cart} onClose={model.closeCart} onChoose={model.choose} />
      </View>
      {product}
    </>
  )
})
