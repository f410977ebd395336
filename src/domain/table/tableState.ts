import type { PayMode, TableAction } from '@/contract/inStore/inStoreTable'
import { ORDER_STATES } from '@/domain/order/orderState'

/** Input of a table's state. Cancelled orders are excluded. */
export interface TableFacts {
  /** Whether the table session was started and is not closed. */
  open: boolean
  payMode: PayMode
  orders: readonly { state: number; paid: boolean }[]
}

export type TableStateName = 'paid' | 'ordered' | 'dining' | 'toBeOrdered' | 'free'

interface TableState {
  /** Number on the wire. */
  code: 0 | 1 | 2 | 3 | 4
  /** Message key of the state's name. */
  nameKey: `tableState.${TableStateName}`
  holds(facts: TableFacts): boolean
  /** The guest's actions; `bill` only when the table pays at the end, and only `start` once it is closed. */
  offers: readonly TableAction[]
}

const NOT_ACCEPTED: number[] = [ORDER_STATES.pendingPayment.code, ORDER_STATES.awaitingAcceptance.code]

const allPaid = ({ orders }: TableFacts) => orders.length > 0 && orders.every(({ paid }) => paid)
const someWait = ({ orders }: TableFacts) => orders.some(({ state }) => NOT_ACCEPTED.includes(state))

/**
 * The states of a table (specification §4), with their wire codes and the guest's actions. The first matching one
 * applies. When each order is paid first, a table is `paid` until the kitchen accepts the order; when it pays at the end, `paid`
 * is the final state.
 */
export const TABLE_STATES: Record<TableStateName, TableState> = {
  paid: {
    code: 4,
    nameKey: 'tableState.paid',
    holds: (facts) => allPaid(facts) && (facts.payMode === 'payAfter' || (facts.open && someWait(facts))),
    offers: ['order', 'call'],
  },
  free: { code: 0, nameKey: 'tableState.free', holds: ({ open }) => !open, offers: ['start'] },
  toBeOrdered: {
    code: 1,
    nameKey: 'tableState.toBeOrdered',
    holds: ({ orders }) => orders.length === 0,
    offers: ['order', 'call'],
  },
  ordered: { code: 2, nameKey: 'tableState.ordered', holds: someWait, offers: ['order', 'call', 'bill'] },
  dining: { code: 3, nameKey: 'tableState.dining', holds: () => true, offers: ['order', 'call', 'bill'] },
}

/** The state of a table. */
export function tableStateOf(facts: TableFacts): TableState {
  return Object.values(TABLE_STATES).find(({ holds }) => holds(facts)) ?? TABLE_STATES.free
}

/** The guest's actions at a table. */
export function tableActionsOf(facts: TableFacts): TableAction[] {
  if (!facts.open) return ['start']
  return tableStateOf(facts).offers.filter((action) => action !== 'bill' || facts.payMode === 'payAfter')
}
