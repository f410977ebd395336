import { inStoreApi } from '@/api/inStore'
import type { InStoreOwner } from '@/stores/cartRemote'
import type { CartStore } from '@/stores/cart'

/** Reads the menu that a cart of the house is filled from. */
export function menuOf(cart: CartStore<InStoreOwner>) {
  return () => {
    const { storeId, diningType } = cart.owner
    return inStoreApi.menu({ storeId, diningType })
  }
}
