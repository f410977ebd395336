import type { go } from '@/platform/navigation/navigation'

/** Something bought by itself, by the id of its order. `give`: 1 opens the gift of a gift card. */
export interface BoughtPurchase {
  orderId: string
  kind: 'giftCard' | 'couponPack'
  give?: string | undefined
}

/** Whether the kind in an address is one of them; a meal has none. */
export function isPurchaseKind(kind: string | undefined): kind is BoughtPurchase['kind'] {
  return kind === 'giftCard' || kind === 'couponPack'
}

/** Opens the page of what was bought, by `go` or `replace`. */
export function openPurchase(travel: typeof go, { orderId, kind, give }: BoughtPurchase): void {
  if (kind === 'giftCard') travel('/pages/other/giftCard/carddl', { orderId, give })
  else travel('/pages/other/rollPackage/rolldl', { orderId })
}
