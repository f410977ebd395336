import type { AgainReply } from '@/contract/orderCare'
import { go } from '@/platform/navigation'

/** Goes on with what was ordered again: to the checkout, or for a fast order to its menu, where its cart stands. */
export function goOnWith({ storeId, diningType }: Pick<AgainReply, 'storeId' | 'diningType'>): void {
  if (diningType === 'fast') go('/pages/shop/in/goods', { diningType, storeId })
  else go('/pages/shop/out/pay-order', { storeId })
}
