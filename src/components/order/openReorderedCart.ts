import type { AgainReply } from '@/contract/order/orderCare'
import { go } from '@/platform/navigation/navigation'

/** Opens the checkout of a reorder, or the menu of its dining type when nothing is available. */
export function openReorderedCart({
  storeId,
  diningType,
  added,
}: Pick<AgainReply, 'storeId' | 'diningType' | 'added'>): void {
  const some = added.length > 0
  if (diningType === 'fast') go(some ? '/pages/shop/in/pay-order' : '/pages/shop/in/goods', { storeId, diningType })
  else go(some ? '/pages/shop/out/pay-order' : '/pages/index/goods', { storeId })
}
