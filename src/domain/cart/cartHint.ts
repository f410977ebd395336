import type { Cart } from '@/contract/cart/cart'

/** What a cart lacks before checkout: the minimum amount, or a required dish or category. */
export type CartHint = { kind: 'gap'; amount: number } | { kind: 'missing'; item: Cart['missing'][number] }

/** The first requirement a cart lacks; undefined when it can be ordered. Required dishes count towards the amount, so they come first. */
export function cartHint({
  cart,
  missing,
  minAmountGap,
}: Pick<Cart, 'cart' | 'missing' | 'minAmountGap'>): CartHint | undefined {
  if (cart.length === 0) return undefined
  const [item] = missing
  if (item) return { kind: 'missing', item }
  return minAmountGap > 0 ? { kind: 'gap', amount: minAmountGap } : undefined
}
