import type { ReservationRow } from '@/contract/inStore/reserve'
import { RESERVE_STATES, RESERVE_STATE_NAMES, type ReserveStateName } from '@/domain/reserve/reserveState'

/** The colour of each state. */
const TONES = {
  unpaid: 'amber',
  asking: 'amber',
  processing: 'amber',
  confirmed: 'green',
  refused: 'red',
  cancelled: 'neutral',
  arrived: 'neutral',
  noShow: 'neutral',
  expired: 'neutral',
} as const satisfies Record<ReserveStateName, string>

/** The state of a wire code. */
export function stateOf(code: ReservationRow['state']): ReserveStateName {
  return RESERVE_STATE_NAMES.find((name) => RESERVE_STATES[name].code === code) ?? 'cancelled'
}

/** The colour of a state by its wire code. */
export const toneOf = (code: ReservationRow['state']) => TONES[stateOf(code)]
