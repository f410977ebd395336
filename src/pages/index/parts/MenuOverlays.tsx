import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { CartBar } from '@/components/CartBar'
import { lazyPart } from '@/components/lazyPart'
import { useStores } from '@/components/useStores'
import type { MenuModel } from '../goods.model'

const ProductSheet = lazyPart(async () => (await import('@/components/ProductSheet')).ProductSheet)
const CartSheet = lazyPart(async () => (await import('@/components/CartSheet')).CartSheet)

/** The page has been seen by then, and the first tap finds its sheet at hand, milliseconds. */
const FETCH_AFTER_MS = 1500

/** What lies over the menu: the cart bar, the cart, the choices of a dish. Each has a box of its own, so that coming and going redraws nothing else. */
export const MenuOverlays = observer(function MenuOverlays({ model }: { model: MenuModel }) {
  const { carts } = useStores()
  const cart = carts.out
  useEffect(() => {
    const timer = setTimeout(
      () => void Promise.all([ProductSheet.fetch(), CartSheet.fetch()]).catch(() => undefined),
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
    </>
  )
})
