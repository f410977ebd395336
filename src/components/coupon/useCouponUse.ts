import type { CouponTerms } from '@/contract/coupon/coupon'
import { useOpenMenu } from '@/hooks/useOpenMenu'
import { go } from '@/platform/navigation/navigation'

type UseTerms = Pick<CouponTerms, 'scenes' | 'stores'>

/** Opens where a coupon can be used: the menu in its way of ordering and its store, or the payment of a bill. */
export function useCouponUse(): (terms: UseTerms) => void {
  const openMenu = useOpenMenu()
  return ({ scenes, stores }) => {
    const [store] = stores
    const storeId = stores.length === 1 && store ? store.id : undefined
    const [scene] = scenes
    if (scenes.length === 1 && scene === 'personPay') go('/pages/shop/in/dmf', { ...(storeId && { storeId }) })
    else if (scenes.length === 1 && scene === 'dineIn') openMenu('dineIn')
    else go('/pages/index/goods', { ...(storeId && { storeId }) })
  }
}
