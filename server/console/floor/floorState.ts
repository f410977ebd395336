import type { FloorState } from '../../../console/contract/tables/table'
import type { ConsoleTable } from './tables'

/** By the state's code on the wire. A paid order that the kitchen has not accepted is still being ordered. */
const BY_CODE = { 0: 'free', 1: 'ordering', 2: 'ordering', 3: 'eating', 4: 'ordering' } as const

/** What staff see of a table at a glance. Guests pay from when they ask for the bill, or pay a part of it, until it is settled. */
export function floorStateOf({
  tableSession,
  state,
  calls,
  sessionOrders,
}: Pick<ConsoleTable, 'tableSession' | 'state' | 'calls' | 'sessionOrders'>): FloorState {
  if (!tableSession) return 'free'
  if (sessionOrders.shares.length > 0 || calls.some(({ type }) => type === 'bill')) return 'paying'
  return calls.length > 0 ? 'calls' : BY_CODE[state.code]
}
