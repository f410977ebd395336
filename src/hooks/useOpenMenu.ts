import type { DiningType } from '@/contract/fields'
import { go } from '@/platform/navigation/navigation'
import { useScan } from './useScan'
import { useStores } from './useStores'

/** Opens the current store's menu for a dining type. Table orders need the scanned table, which is remembered for some time. */
export function useOpenMenu(): (type: DiningType) => void {
  const { shop, table } = useStores()
  const scan = useScan()
  return (type) => {
    if (type === 'dineIn' && table.ref?.storeId === shop.id) go('/pages/shop/in/goods', table.ref)
    else if (type === 'dineIn') scan()
    else if (type === 'fast') go('/pages/shop/in/goods', { storeId: shop.id, diningType: type })
    else {
      shop.chooseOutType(type)
      go('/pages/index/goods')
    }
  }
}
