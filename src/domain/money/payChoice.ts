import type { Checkout, PayType } from '@/contract/cart'

/** The chosen payment method if available, or the first available one; undefined when nothing is paid now. */
export function payTypeOf(offered: Checkout['payTypes'] = [], chosen: PayType | undefined): PayType | undefined {
  const usable = offered.filter(({ enabled }) => enabled)
  return usable.find(({ type }) => type === chosen)?.type ?? usable[0]?.type
}
