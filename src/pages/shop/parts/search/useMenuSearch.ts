import { useEffect } from 'react'
import { goodsApi } from '@/api/endpoints/goods'
import { inStoreApi } from '@/api/endpoints/inStore'
import { useStores } from '@/hooks/useStores'
import { back, go } from '@/platform/navigation/navigation'
import type { QueryOf } from '@/routes'
import type { CartStore } from '@/stores/cart/cart'
import type { InStoreOwner } from '@/stores/cart/cartRemote'
import { useOutCart } from '../useOutCart'
import type { MenuCalls } from '../../search/out.model'

/** The searched menu: its cart, its calls, and the navigation back to it or to one of its categories. */
interface MenuSearch {
  cart: CartStore
  calls: MenuCalls
  toMenu: (categoryId?: string) => void
}

/** The menu that a search is for: that of takeaway, of a fast order, or of the table. The component must be an observer. */
export function useMenuSearch({ diningType, storeId }: Partial<QueryOf<'/pages/shop/search/out'>>): MenuSearch {
  const { carts, session } = useStores()
  const { fast, ins } = carts
  const out = useOutCart(storeId)
  useEffect(() => {
    if (diningType === 'fast' && session.token && fast.owner.storeId) void fast.load().catch(() => undefined)
  }, [diningType, session, fast, fast.owner.storeId])

  if (diningType === 'dineIn') return inStore(ins)
  if (diningType === 'fast') return inStore(fast)
  return {
    cart: out,
    calls: {
      search: (keyword) => goodsApi.search({ ...out.owner, keyword }),
      menu: () => goodsApi.menu(out.owner),
    },
    toMenu: (categoryId) => go('/pages/index/goods', categoryId ? { categoryId } : {}),
  }
}

function inStore(cart: CartStore<InStoreOwner>): MenuSearch {
  const ofStore = () => ({ storeId: cart.owner.storeId, diningType: cart.owner.diningType })
  const calls: MenuCalls = {
    search: (keyword) => inStoreApi.search({ ...ofStore(), keyword }),
    menu: () => inStoreApi.menu(ofStore()),
  }
  return { cart, calls, toMenu: () => back() }
}
