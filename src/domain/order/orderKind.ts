import type { OrderRow } from '@/contract/order/order'
import type { BoughtKind, PurchaseKind } from './purchaseKind'

/** Kinds of purchases that the order list shows. */
export type OrderKind = Extract<PurchaseKind, 'order' | 'bill' | 'topUp' | 'couponPack' | 'giftCard'>

/** Wire codes of the kinds (specification §3). */
export const ORDER_KIND_CODES = {
  order: 1,
  topUp: 2,
  bill: 3,
  couponPack: 4,
  giftCard: 5,
} as const satisfies Record<OrderKind, OrderRow['type']>

/** Whether an order is of dishes, which the kitchen makes. */
export function hasDishes({ type }: { type?: OrderRow['type'] }): boolean {
  return type === undefined || type === ORDER_KIND_CODES.order
}

/** Whether an order pays a bill or a part of it: it has no dishes. */
export function isBill({ type }: { type?: OrderRow['type'] }): boolean {
  return type === ORDER_KIND_CODES.bill
}

/** The kind of what is bought by itself; none of an order of dishes or a bill. */
export function purchaseKindOf({ type }: { type?: OrderRow['type'] }): Extract<OrderKind, BoughtKind> | undefined {
  if (type === ORDER_KIND_CODES.topUp) return 'topUp'
  if (type === ORDER_KIND_CODES.couponPack) return 'couponPack'
  return type === ORDER_KIND_CODES.giftCard ? 'giftCard' : undefined
}
