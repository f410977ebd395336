import { inStoreApi } from '@/api/inStore'
import type { FetchMenu } from '@/components/menu/menu.model'
import type { InStoreOwner } from '@/stores/cart/cartRemote'
import type { CartStore } from '@/stores/cart/cart'
import type { Copies } from '@/stores/cache/copies'

/** Reads the menu that a cart of the house is filled from. */
export function menuOf(cart: CartStore<InStoreOwner>, copies: Pick<Copies, 'last'>): FetchMenu {
  return (old) => {
    const { storeId, diningType } = cart.owner
    return copies.last(`menu ${storeId} ${diningType}`, () => inStoreApi.menu({ storeId, diningType }), old)
  }
}
