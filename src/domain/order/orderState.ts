import type { DiningType } from '@/contract/fields'
import type { ORDER_TABS } from '@/contract/constants/common'
import type { OrderAction, OrderRow } from '@/contract/order/order'
import { hasDishes, isBill } from './orderKind'

/** Who may move an order from one state to the next. */
export type Actor = 'guest' | 'merchant' | 'rider' | 'system'

/** Conditions of rules besides the state. */
export interface OrderFacts {
  diningType: DiningType
  /** Whether it is paid. An order to be paid at the counter proceeds unpaid. */
  paid: boolean
  /** Wire code of the kind (`orderKind.ts`); a store order when it is absent. */
  type?: OrderRow['type']
}

/**
 * `collected`: the guest collects the food at the counter or table, and the order is paid. `served`: dishes, or a bill of dishes. `paidOnly`:
 * there are no dishes, and it is paid.
 */
type Condition = 'paid' | 'unpaid' | 'delivery' | 'collected' | 'dishes' | 'served' | 'paidOnly'

interface Transition {
  to: OrderStateName
  by: readonly Actor[]
  when?: Condition
}

export interface Offer {
  action: OrderAction
  when?: Condition | 'refundable' | 'unrated'
}

interface OrderState {
  /** Number on the wire. */
  code: number
  /** The tab of the order list besides `all`. */
  tab?: Exclude<(typeof ORDER_TABS)[number], 'all'>
  /** Style of the status chip: the guest must act, in progress, or finished. */
  tone: 'wait' | 'active' | 'over'
  transitions: readonly Transition[]
  offers: readonly Offer[]
}

export type OrderStateName =
  | 'cancelled'
  | 'closed'
  | 'pendingPayment'
  | 'awaitingAcceptance'
  | 'preparing'
  | 'ready'
  | 'delivering'
  | 'delivered'
  | 'completed'
  | 'refunded'

const AGAIN: readonly Offer[] = [{ action: 'again' }]
const REFUND: Offer = { action: 'refund', when: 'refundable' }
const GIVE_BACK: Transition = { to: 'refunded', by: ['merchant', 'system'], when: 'paid' }
const NO_SHOW: Transition = { to: 'cancelled', by: ['merchant'], when: 'unpaid' }

/**
 * The state machine of an order: states with wire codes, transitions by actor, and actions of the guest.
 * Used by server and client; the numbers are defined nowhere else.
 */
export const ORDER_STATES: Record<OrderStateName, OrderState> = {
  cancelled: { code: -1, tone: 'over', transitions: [], offers: AGAIN },
  closed: { code: 0, tone: 'over', transitions: [], offers: AGAIN },
  pendingPayment: {
    code: 1,
    tab: 'toPay',
    tone: 'wait',
    transitions: [
      { to: 'awaitingAcceptance', by: ['system', 'guest'], when: 'served' },
      { to: 'completed', by: ['system'], when: 'paidOnly' },
      { to: 'closed', by: ['system'] },
      { to: 'cancelled', by: ['guest'] },
    ],
    offers: [{ action: 'cancel' }, { action: 'pay' }],
  },
  awaitingAcceptance: {
    code: 2,
    tab: 'inProgress',
    tone: 'wait',
    transitions: [
      { to: 'preparing', by: ['merchant'], when: 'dishes' },
      { to: 'cancelled', by: ['guest', 'merchant'], when: 'unpaid' },
      { to: 'completed', by: ['system'], when: 'paidOnly' },
      GIVE_BACK,
    ],
    // docs/decisions/004-withdraw.md
    offers: [{ action: 'withdraw', when: 'unpaid' }, REFUND],
  },
  preparing: {
    code: 3,
    tab: 'inProgress',
    tone: 'active',
    transitions: [{ to: 'ready', by: ['merchant'] }, NO_SHOW, GIVE_BACK],
    offers: [...AGAIN, REFUND],
  },
  ready: {
    code: 4,
    tab: 'inProgress',
    tone: 'active',
    transitions: [
      { to: 'delivering', by: ['merchant', 'rider'], when: 'delivery' },
      { to: 'completed', by: ['merchant', 'system'], when: 'collected' },
      NO_SHOW,
      GIVE_BACK,
    ],
    offers: [...AGAIN, REFUND],
  },
  delivering: {
    code: 5,
    tab: 'inProgress',
    tone: 'active',
    transitions: [{ to: 'delivered', by: ['rider', 'merchant'] }, { to: 'completed', by: ['guest'] }, GIVE_BACK],
    offers: [{ action: 'confirm' }, ...AGAIN, REFUND],
  },
  delivered: {
    code: 6,
    tab: 'inProgress',
    tone: 'active',
    transitions: [{ to: 'completed', by: ['guest', 'system'] }, GIVE_BACK],
    offers: [{ action: 'confirm' }, ...AGAIN, REFUND],
  },
  completed: {
    code: 7,
    tab: 'completed',
    tone: 'over',
    transitions: [GIVE_BACK],
    offers: [...AGAIN, { action: 'feedback', when: 'unrated' }, REFUND],
  },
  refunded: { code: 8, tab: 'refunds', tone: 'over', transitions: [], offers: AGAIN },
}

const NAMES = Object.keys(ORDER_STATES) as OrderStateName[]

/** Codes of cancelled, closed and refunded orders, which limits and bills ignore. */
export const VOID_CODES = [ORDER_STATES.cancelled, ORDER_STATES.closed, ORDER_STATES.refunded].map(({ code }) => code)

/** The state name of a wire code; undefined for an unknown code (show the server's `stateFormat`). */
export function orderStateName(code: number): OrderStateName | undefined {
  return NAMES.find((name) => ORDER_STATES[name].code === code)
}

/** The rules of a wire code's state; undefined for an unknown code. */
export function orderStateOf(code: number): OrderState | undefined {
  const name = orderStateName(code)
  return name && ORDER_STATES[name]
}

/** Wire codes of the states under a tab of the order list; empty for `all`, which takes every state. */
export function codesOfTab(tab: (typeof ORDER_TABS)[number]): number[] {
  return NAMES.filter((name) => ORDER_STATES[name].tab === tab).map((name) => ORDER_STATES[name].code)
}

/** Whether `actor` may move an order from the state `code` to `to`. */
export function canTransition(code: number, to: OrderStateName, actor: Actor, facts: OrderFacts): boolean {
  return transitionsOf(code, actor, facts).includes(to)
}

/** Target states to which `actor` may move an order from the state `code`. */
export function transitionsOf(code: number, actor: Actor, facts: OrderFacts): OrderStateName[] {
  const transitions = orderStateOf(code)?.transitions ?? []
  return transitions
    .filter((transition) => transition.by.includes(actor) && holds(transition.when, facts))
    .map(({ to }) => to)
}

const HOLDS: Record<Condition, (facts: OrderFacts) => boolean> = {
  paid: ({ paid }) => paid,
  unpaid: ({ paid }) => !paid,
  delivery: ({ diningType }) => diningType === 'delivery',
  collected: ({ paid, diningType }) => paid && diningType !== 'delivery',
  dishes: hasDishes,
  served: (facts) => hasDishes(facts) || isBill(facts),
  paidOnly: (facts) => facts.paid && !hasDishes(facts),
}

/** Whether a rule of the table holds for an order. */
export function holds(condition: Condition | undefined, facts: OrderFacts): boolean {
  return condition === undefined || HOLDS[condition](facts)
}
