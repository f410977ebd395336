import type { OrderRow } from '@/contract/order/order'

/** Order kinds: dishes of a store, stored value, payment of a bill or a part of it, a package of coupons, or a gift card. */
export type OrderKind = 'store' | 'storedValue' | 'bill' | 'couponPackage' | 'giftCard'

/** Wire codes of the kinds (specification §3). */
export const ORDER_KIND_CODES = {
  store: 1,
  storedValue: 2,
  bill: 3,
  couponPackage: 4,
  giftCard: 5,
} as const satisfies Record<OrderKind, OrderRow['type']>

/** Whether an order is of dishes, which the kitchen makes. */
export function hasDishes({ type }: { type?: OrderRow['type'] }): boolean {
  return type === undefined || type === ORDER_KIND_CODES.store
}

/** Whether an order pays a bill or a part of it: it has no dishes. */
export function isBill({ type }: { type?: OrderRow['type'] }): boolean {
  return type === ORDER_KIND_CODES.bill
}

/** The kind of a purchase that is an order by itself, as its own page names it; none of an order of dishes or a bill. */
export function purchaseKindOf({ type }: { type?: OrderRow['type'] }): 'topUp' | 'couponPack' | 'giftCard' | undefined {
  if (type === ORDER_KIND_CODES.storedValue) return 'topUp'
  if (type === ORDER_KIND_CODES.couponPackage) return 'couponPack'
  return type === ORDER_KIND_CODES.giftCard ? 'giftCard' : undefined
}
