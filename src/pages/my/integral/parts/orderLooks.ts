import type { PointsOrder } from '@/contract/points/pointsMall'
import { POINTS_ORDER_STATES, type PointsOrderStateName, pointsStateName } from '@/domain/points/pointsOrderState'
import type { MessageKey } from '@/i18n/messages'

type Order = Pick<PointsOrder, 'state' | 'way'>

const TONES = { wait: 'amber', active: 'green', over: 'neutral' } as const

/** The state of an order in a chip. */
export function chipOf({ state, way }: Order): { tone: 'amber' | 'green' | 'neutral'; text: MessageKey } {
  const name = pointsStateName(state) ?? 'closed'
  const tone = TONES[POINTS_ORDER_STATES[name].tone]
  if (way === 'pickup' && name === 'pendingShipment') return { tone, text: 'points.headPacking' }
  if (way === 'pickup' && name === 'pendingReceipt') return { tone, text: 'points.headCollect' }
  return { tone, text: `points.${name}` }
}

const HEADS: Record<Exclude<PointsOrderStateName, 'pendingReceipt' | 'pendingShipment'>, [MessageKey, MessageKey]> = {
  pendingPayment: ['points.headToPay', 'points.textToPay'],
  completed: ['points.headCompleted', 'points.textCompleted'],
  closed: ['points.headClosed', 'points.textClosed'],
  refunding: ['points.headRefunding', 'points.textRefunding'],
  refunded: ['points.headRefunded', 'points.textRefunded'],
}

/** The state of an order at the top of its page, and what comes next. */
export function headOf({ state, way }: Order): [MessageKey, MessageKey] {
  const name = pointsStateName(state) ?? 'closed'
  if (name === 'pendingShipment')
    return ['points.headPacking', way === 'pickup' ? 'points.textPackingPickup' : 'points.textPacking']
  if (name === 'pendingReceipt')
    return way === 'pickup' ? ['points.headCollect', 'points.textCollect'] : ['points.headOnWay', 'points.textOnWay']
  return HEADS[name]
}

/** The current stop of the track of goods; undefined when the order does not go on. */
export function stopOf({ state }: Order): number | undefined {
  const stops: Partial<Record<PointsOrderStateName, number>> = { pendingShipment: 0, pendingReceipt: 2, completed: 3 }
  return stops[pointsStateName(state) ?? 'closed']
}
