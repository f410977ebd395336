import type { OrderRow } from '@/contract/order/order'
import { isBill, purchaseKindOf } from '@/domain/order/orderKind'
import { orderStateName, orderStateOf } from '@/domain/order/orderState'
import type { Translate } from '@/i18n/messages'

const GLYPHS = {
  delivery: 'moped',
  pickup: 'person-simple-walk',
  takeout: 'tote',
  dineIn: 'armchair',
  fast: 'lightning',
} as const

const PURCHASE_GLYPHS = { topUp: 'wallet', couponPack: 'ticket', giftCard: 'gift' } as const

/** Icon of the order kind: the dining type, a bill, or what was bought. */
export function glyphOf(order: OrderRow) {
  const kind = purchaseKindOf(order)
  if (kind) return PURCHASE_GLYPHS[kind]
  return isBill(order) ? 'receipt' : GLYPHS[order.diningType]
}

/** The name of an order in the list: its store, or what was bought. */
export function titleOf(order: OrderRow): string {
  const [bought] = order.images
  return purchaseKindOf(order) && bought ? bought.name : order.store.name
}

/** What an order is: its dining type, a bill, or the kind of what was bought. */
export function kindText(order: OrderRow, t: Translate): string {
  const kind = purchaseKindOf(order)
  if (kind) return t(`orders.${kind}`)
  return isBill(order) ? t('order.bill') : t(`orderType.${order.diningType}`)
}

/** Whether the pickup number and the time are shown: not before the order is paid or placed, and not after its end. */
export function showsPickup({ pickupNo, state }: OrderRow): boolean {
  return pickupNo !== '' && orderStateName(state) !== 'pendingPayment' && orderStateOf(state)?.tone !== 'over'
}

/** Text of the expected time, or the label of the number. */
export function soonText({ state, diningType, readyText }: OrderRow, t: Translate): string {
  if (orderStateName(state) === 'ready' && diningType !== 'delivery') return t('orderState.ready')
  if (readyText === '') return t('order.pickupNo')
  return t(diningType === 'delivery' ? 'order.arrivesAbout' : 'order.readyAbout', { time: readyText })
}
