import type { DiningType } from '@/contract/fields'

/** Dining types of the takeaway menu. */
export const OUT_TYPES = ['delivery', 'pickup', 'takeout'] as const satisfies readonly DiningType[]
export type OutType = (typeof OUT_TYPES)[number]

/** Dining types of orders eaten in the store. */
export type InStoreType = Exclude<DiningType, OutType>

/** The separate carts of a guest (specification §3): takeaway, fast orders, and the shared one of a table. */
export const CART_KINDS = ['out', 'fast', 'ins'] as const
export type CartKind = (typeof CART_KINDS)[number]

/** Whether a dining type belongs to the takeaway menu. */
export function isOutType(type: DiningType): type is OutType {
  return (OUT_TYPES as readonly DiningType[]).includes(type)
}

/** The cart of a dining type. */
export function cartKindOf(type: DiningType): CartKind {
  if (isOutType(type)) return 'out'
  return type === 'fast' ? 'fast' : 'ins'
}
