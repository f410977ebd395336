import type { AgainReply } from '@/contract/orderCare'
import { go } from '@/platform/navigation/navigation'

/** Goes on with what was ordered again: to its checkout, or to the menu of its way to order when nothing of it can be had now. */
export function openReorderedCart({
  storeId,
  diningType,
  added,
}: Pick<AgainReply, 'storeId' | 'diningType' | 'added'>): void {
  const some = added.length > 0
  if (diningType === 'fast') go(some ? '/pages/shop/in/pay-order' : '/pages/shop/in/goods', { storeId, diningType })
  else go(some ? '/pages/shop/out/pay-order' : '/pages/index/goods', { storeId })
}
