import type { Cart } from '@/contract/cart'

/** What must be done before an order can be placed: more for the smallest amount, or something that is wanted. */
export type CartHint = { kind: 'gap'; amount: number } | { kind: 'missing'; item: Cart['missing'][number] }

/** The first thing that a cart needs; undefined when nothing keeps it from checkout. What is wanted counts towards the amount, so it comes first. */
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
