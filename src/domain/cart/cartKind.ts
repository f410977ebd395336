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

/**
 * Stored flags of the takeaway menu's order types: 1 takeaway and 2 pickup (specification §2 "Configurable navigation links"), and our own 3
 * for delivery. They are neither dining types nor codes of an order on the wire.
 */
export const ORDER_TYPE_FLAGS = { takeout: 1, pickup: 2, delivery: 3 } as const satisfies Record<OutType, number>
export type OrderTypeFlag = (typeof ORDER_TYPE_FLAGS)[OutType]

/** The order type of a stored flag; undefined when it is missing or unknown. */
export function orderTypeOf(flag: number | undefined): OutType | undefined {
  return OUT_TYPES.find((type) => ORDER_TYPE_FLAGS[type] === flag)
}
