import {
  canTransitionReservation,
  RESERVE_STATE_NAMES,
  RESERVE_STATES,
  type ReserveStateName,
} from '../../../src/domain/reserve/reserveState'
import type { StaffReservation } from '../../contract/tables/reserve'

/** What staff do with a booking, the usual next step first. */
export const BOOKING_STEPS = ['confirm', 'arrive', 'process', 'move', 'noShow', 'refuse', 'returnDeposit'] as const
export type BookingStep = (typeof BOOKING_STEPS)[number]

/** The state that each step leads to; a moved booking stays in its own, and one that is over as well. */
const TARGETS: Record<Exclude<BookingStep, 'move' | 'returnDeposit'>, ReserveStateName> = {
  ...{ confirm: 'confirmed', arrive: 'arrived', process: 'processing', noShow: 'noShow', refuse: 'refused' },
}

export const stateOf = ({ state }: Pick<StaffReservation, 'state'>): ReserveStateName =>
  RESERVE_STATE_NAMES.find((name) => RESERVE_STATES[name].code === state) ?? 'expired'

/** What staff may do with a booking now: guests can be missing only once their time has come. */
export function stepsOf(booking: Pick<StaffReservation, 'state' | 'start' | 'returnable'>, now: number): BookingStep[] {
  const from = stateOf(booking)
  return BOOKING_STEPS.filter((step) => {
    if (step === 'returnDeposit') return booking.returnable > 0
    const to = step === 'move' ? from : TARGETS[step]
    if (step !== 'move' && to === from) return false
    return canTransitionReservation(from, to, 'staff') && (step !== 'noShow' || Date.parse(booking.start) <= now)
  })
}

/** The colour of a state: what waits for staff stands out, what has ended does not. */
export const TONES: Record<ReserveStateName, string> = {
  ...{ unpaid: 'text.secondary', asking: 'error.main', processing: 'warning.main', confirmed: 'success.main' },
  ...{ arrived: 'info.main', refused: 'text.secondary', cancelled: 'text.secondary', noShow: 'text.secondary' },
  expired: 'text.secondary',
}

/** Whether it has ended without its guests. */
export const isOver = (booking: Pick<StaffReservation, 'state'>): boolean => !RESERVE_STATES[stateOf(booking)].live
