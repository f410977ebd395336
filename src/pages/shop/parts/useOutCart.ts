import { useEffect } from 'react'
import { useStores } from '@/hooks/useStores'
import type { CartStore } from '@/stores/cart/cart'

/** The takeaway cart of a store, which the guest enters with it. The component must be an observer. */
export function useOutCart(storeId: string | undefined): CartStore {
  const { shop, carts, session } = useStores()
  const cart = carts.out
  useEffect(() => void shop.start(storeId), [storeId, shop])
  useEffect(() => {
    // A guest without a session has nothing in the cart.
    if (session.token && shop.id) void cart.load().catch(() => undefined)
  }, [cart, session, shop.id, shop.outType])
  return cart
}
