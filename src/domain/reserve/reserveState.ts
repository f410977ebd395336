import { allows } from '../state/allows'

export type ReserveStateName =
  | 'unpaid'
  | 'asking'
  | 'processing'
  | 'confirmed'
  | 'refused'
  | 'cancelled'
  | 'arrived'
  | 'noShow'
  | 'expired'

/** Who moves a reservation; `system` is a payment or the clock. */
export type ReserveActor = 'guest' | 'staff' | 'system'

/** What the contract calls the result of a reservation. */
export type ReserveResult = 1 | 2 | 3 | 4 | 5

interface ReserveState {
  /** Number on the wire. */
  code: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  /** Whether tables are held for it. */
  live: boolean
  /** The step of its progress: 1 contacting the merchant, 2 merchant processing, 3 result; 0 before. */
  step: 0 | 1 | 2 | 3
  /** 1 confirmed, 2 refused, 3 cancelled, 4 arrived, 5 no-show; null before the result. */
  result: ReserveResult | null
  transitions: readonly { to: ReserveStateName; by: readonly ReserveActor[] }[]
}

/** What becomes of a reservation that the store has not answered. */
const UNANSWERED: ReserveState['transitions'] = [
  { to: 'confirmed', by: ['staff', 'guest'] },
  { to: 'refused', by: ['staff', 'system'] },
  { to: 'cancelled', by: ['guest', 'system'] },
  { to: 'arrived', by: ['staff'] },
]

const ended = { live: false, step: 3, transitions: [] } as const

/** The state machine of a reservation (specification §4, progress in three steps). One that its guest moves to another time is asked for again. */
export const RESERVE_STATES: Record<ReserveStateName, ReserveState> = {
  unpaid: {
    ...{ code: 0, live: true, step: 0, result: null },
    transitions: [
      { to: 'asking', by: ['system'] },
      { to: 'confirmed', by: ['system'] },
      { to: 'expired', by: ['system'] },
      { to: 'cancelled', by: ['guest', 'staff', 'system'] },
    ],
  },
  asking: {
    ...{ code: 1, live: true, step: 1, result: null },
    transitions: [{ to: 'asking', by: ['guest', 'staff'] }, { to: 'processing', by: ['staff'] }, ...UNANSWERED],
  },
  processing: {
    ...{ code: 2, live: true, step: 2, result: null },
    transitions: [{ to: 'asking', by: ['guest'] }, { to: 'processing', by: ['staff'] }, ...UNANSWERED],
  },
  confirmed: {
    ...{ code: 3, live: true, step: 3, result: 1 },
    transitions: [
      { to: 'asking', by: ['guest'] },
      { to: 'confirmed', by: ['guest', 'staff'] },
      { to: 'refused', by: ['staff'] },
      { to: 'cancelled', by: ['guest', 'system'] },
      { to: 'arrived', by: ['staff'] },
      { to: 'noShow', by: ['staff'] },
    ],
  },
  refused: { ...ended, code: 4, result: 2 },
  cancelled: { ...ended, code: 5, result: 3 },
  arrived: { ...ended, code: 6, live: true, result: 4 },
  noShow: { ...ended, code: 7, result: 5 },
  expired: { ...ended, code: 8, result: 3 },
}

export const RESERVE_STATE_NAMES = Object.keys(RESERVE_STATES) as ReserveStateName[]

/** The states of reservations for which tables are held. */
export const LIVE_RESERVE_STATES = RESERVE_STATE_NAMES.filter((name) => RESERVE_STATES[name].live)

/** The states of reservations that the guest still looks forward to. */
export const COMING_RESERVE_STATES: readonly ReserveStateName[] = LIVE_RESERVE_STATES.filter(
  (name) => name !== 'arrived',
)

/** Whether `actor` may move a reservation from one state to another. */
export function canTransitionReservation(from: ReserveStateName, to: ReserveStateName, actor: ReserveActor): boolean {
  return allows(RESERVE_STATES[from].transitions, to, actor)
}
