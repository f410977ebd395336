import type { POINTS_TABS, POINTS_WAYS } from '@/contract/constants/points'
import { allows } from '../state/allows'

/** Who may move a points order. */
export type PointsActor = 'guest' | 'merchant' | 'system'

/** What a member can do with an order, in the order in which it is offered. */
export type PointsAction = 'close' | 'pay' | 'refundApply' | 'complete'

type Way = (typeof POINTS_WAYS)[number]

interface Transition {
  to: PointsOrderStateName
  by: readonly PointsActor[]
  /** Only of orders that reach the member in one of these ways; `none` is at once. */
  ways?: readonly Way[]
}

interface PointsOrderState {
  /** Number on the wire. */
  code: number
  /** The tab of the list; `completed` has everything that is over. */
  tab: (typeof POINTS_TABS)[number]
  /** Style of the status chip. */
  tone: 'wait' | 'active' | 'over'
  transitions: readonly Transition[]
  offers: readonly { action: PointsAction; ways?: readonly Way[] }[]
}

export type PointsOrderStateName =
  | 'pendingPayment'
  | 'pendingShipment'
  | 'pendingReceipt'
  | 'completed'
  | 'closed'
  | 'refunding'
  | 'refunded'

const GOODS: readonly Way[] = ['pickup', 'delivery']
const GIVE_BACK: Transition = { to: 'refunded', by: ['merchant'], ways: GOODS }
const ASK: Transition = { to: 'refunding', by: ['guest'], ways: GOODS }

/**
 * The state machine of a points order: states with wire codes, transitions by actor, and what the member can do. Goods to collect wait in
 * `pendingShipment` until the store has packed them, and in `pendingReceipt` until they are handed out; the store may hand them out at once.
 */
export const POINTS_ORDER_STATES: Record<PointsOrderStateName, PointsOrderState> = {
  pendingPayment: {
    code: 1,
    tab: 'toPay',
    tone: 'wait',
    transitions: [
      { to: 'pendingShipment', by: ['system'], ways: GOODS },
      { to: 'completed', by: ['system'], ways: ['none'] },
      { to: 'closed', by: ['guest', 'system'] },
    ],
    offers: [{ action: 'close' }, { action: 'pay' }],
  },
  pendingShipment: {
    code: 2,
    tab: 'toShip',
    tone: 'active',
    transitions: [
      { to: 'pendingReceipt', by: ['merchant'], ways: GOODS },
      { to: 'completed', by: ['merchant'], ways: ['pickup'] },
      ASK,
      GIVE_BACK,
    ],
    offers: [{ action: 'refundApply' }],
  },
  pendingReceipt: {
    code: 3,
    tab: 'toReceive',
    tone: 'active',
    transitions: [
      { to: 'completed', by: ['merchant', 'system'], ways: GOODS },
      { to: 'completed', by: ['guest'], ways: ['delivery'] },
      ASK,
      GIVE_BACK,
    ],
    offers: [{ action: 'refundApply' }, { action: 'complete', ways: ['delivery'] }],
  },
  completed: { code: 4, tab: 'completed', tone: 'over', transitions: [GIVE_BACK], offers: [] },
  closed: { code: 5, tab: 'completed', tone: 'over', transitions: [], offers: [] },
  refunding: {
    code: 6,
    tab: 'toReceive',
    tone: 'wait',
    transitions: [{ to: 'pendingShipment', by: ['merchant'] }, { to: 'pendingReceipt', by: ['merchant'] }, GIVE_BACK],
    offers: [],
  },
  refunded: { code: 7, tab: 'completed', tone: 'over', transitions: [], offers: [] },
}

const NAMES = Object.keys(POINTS_ORDER_STATES) as PointsOrderStateName[]

/** The state name of a wire code; undefined for an unknown code. */
export function pointsStateName(code: number): PointsOrderStateName | undefined {
  return NAMES.find((name) => POINTS_ORDER_STATES[name].code === code)
}

/** Wire codes of the states under a tab; empty for `all`, which filters nothing. */
export function pointsCodesOfTab(tab: 'all' | (typeof POINTS_TABS)[number]): number[] {
  return NAMES.filter((name) => POINTS_ORDER_STATES[name].tab === tab).map((name) => POINTS_ORDER_STATES[name].code)
}

/** Whether `actor` may move an order from the state `code` to another. */
export function canTransitionPointsOrder(
  { state, way }: { state: number; way: Way },
  to: PointsOrderStateName,
  actor: PointsActor,
): boolean {
  const name = pointsStateName(state)
  const transitions = name ? POINTS_ORDER_STATES[name].transitions : []
  const fitting = transitions.filter(({ ways }) => ways?.includes(way) ?? true)
  return allows(fitting, to, actor)
}

/** What the member can do with an order. */
export function pointsActionsOf({ state, way }: { state: number; way: Way }): PointsAction[] {
  const name = pointsStateName(state)
  const offers = name ? POINTS_ORDER_STATES[name].offers : []
  return offers.filter(({ ways }) => ways?.includes(way) ?? true).map(({ action }) => action)
}
