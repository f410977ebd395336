import type { OrderRow } from '@/contract/order'
import { isBill } from '@/domain/order/orderKind'
import { orderStateName, orderStateOf } from '@/domain/order/orderState'
import type { Translate } from '@/i18n/messages'

const GLYPHS = {
  delivery: 'moped',
  pickup: 'person-simple-walk',
  takeout: 'tote',
  dineIn: 'armchair',
  fast: 'lightning',
} as const

/** Icon of the order kind: the dining type, or a bill. */
export const glyphOf = (order: OrderRow) => (isBill(order) ? 'receipt' : GLYPHS[order.diningType])

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
