import { inStoreApi } from '@/api/endpoints/inStore'
import type { FetchMenu } from '@/components/menu/menu.model'
import type { InStoreOwner } from '@/stores/cart/cartRemote'
import type { CartStore } from '@/stores/cart/cart'
import type { OfflineCache } from '@/stores/cache/offlineCache'

/** Loads the menu of a dine-in cart. */
export function inStoreMenu(
  cart: CartStore<InStoreOwner>,
  offlineCache: Pick<OfflineCache, 'networkFirst'>,
): FetchMenu {
  return (onStale) => {
    const { storeId, diningType } = cart.owner
    return offlineCache.networkFirst(
      `menu ${storeId} ${diningType}`,
      () => inStoreApi.menu({ storeId, diningType }),
      onStale,
    )
  }
}
