import type { BoughtKind } from '@/domain/order/purchaseKind'
import type { go } from '@/platform/navigation/navigation'

const KINDS: readonly BoughtKind[] = [
  'giftCard',
  'couponPack',
  'vipPlan',
  'equityCard',
  'pointsOrder',
  'topUp',
  'deposit',
]

/** Something bought by itself, by the id of its order. `give`: 1 opens the gift of a gift card. */
export interface BoughtPurchase {
  orderId: string
  kind: BoughtKind
  give?: string | undefined
}

/** Whether the kind in an address is one of them; a meal has none. */
export function isPurchaseKind(kind: string | undefined): kind is BoughtPurchase['kind'] {
  return (KINDS as readonly (string | undefined)[]).includes(kind)
}

/** Opens the page of what was bought, by `go` or `replace`. */
export function openPurchase(travel: typeof go, { orderId, kind, give }: BoughtPurchase): void {
  if (kind === 'giftCard') travel('/pages/other/giftCard/carddl', { orderId, give })
  else if (kind === 'vipPlan') travel('/pages/other/payVip/ckxq', { orderId })
  else if (kind === 'equityCard') travel('/pages/other/payVip/cardxq', { id: orderId })
  else if (kind === 'pointsOrder') travel('/pages/my/integral/order-dl', { orderId })
  else if (kind === 'topUp') travel('/pages/other/recharge/index', { orderId })
  else if (kind === 'deposit') travel('/pages/other/reserve/yyxq', { id: orderId })
  else travel('/pages/other/rollPackage/rolldl', { orderId })
}
