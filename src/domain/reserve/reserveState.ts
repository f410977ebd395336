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
  /** Message key of the state's name. */
  nameKey: `reserveState.${ReserveStateName}`
  /** Whether tables are held for it. */
  live: boolean
  /** The step of its progress: 1 contacting the merchant, 2 merchant processing, 3 result; 0 before. */
  step: 0 | 1 | 2 | 3
  /** 1 confirmed, 2 refused, 3 cancelled, 4 arrived, 5 no-show; null before the result. */
  result: ReserveResult | null
  moves: readonly { to: ReserveStateName; by: readonly ReserveActor[] }[]
}

/** What becomes of a reservation that the store has not answered. */
const UNANSWERED: ReserveState['moves'] = [
  { to: 'confirmed', by: ['staff', 'guest'] },
  { to: 'refused', by: ['staff', 'system'] },
  { to: 'cancelled', by: ['guest', 'system'] },
  { to: 'arrived', by: ['staff'] },
]

const ended = { live: false, step: 3, moves: [] } as const

/** The state machine of a reservation (specification §4, progress in three steps). One that its guest moves to another time is asked for again. */
export const RESERVE_STATES: Record<ReserveStateName, ReserveState> = {
  unpaid: {
    ...{ code: 0, nameKey: 'reserveState.unpaid', live: true, step: 0, result: null },
    moves: [
      { to: 'asking', by: ['system'] },
      { to: 'confirmed', by: ['system'] },
      { to: 'expired', by: ['system'] },
      { to: 'cancelled', by: ['guest', 'staff', 'system'] },
    ],
  },
  asking: {
    ...{ code: 1, nameKey: 'reserveState.asking', live: true, step: 1, result: null },
    moves: [{ to: 'asking', by: ['guest', 'staff'] }, { to: 'processing', by: ['staff'] }, ...UNANSWERED],
  },
  processing: {
    ...{ code: 2, nameKey: 'reserveState.processing', live: true, step: 2, result: null },
    moves: [{ to: 'asking', by: ['guest'] }, { to: 'processing', by: ['staff'] }, ...UNANSWERED],
  },
  confirmed: {
    ...{ code: 3, nameKey: 'reserveState.confirmed', live: true, step: 3, result: 1 },
    moves: [
      { to: 'asking', by: ['guest'] },
      { to: 'confirmed', by: ['guest', 'staff'] },
      { to: 'refused', by: ['staff'] },
      { to: 'cancelled', by: ['guest', 'system'] },
      { to: 'arrived', by: ['staff'] },
      { to: 'noShow', by: ['staff'] },
    ],
  },
  refused: { ...ended, code: 4, nameKey: 'reserveState.refused', result: 2 },
  cancelled: { ...ended, code: 5, nameKey: 'reserveState.cancelled', result: 3 },
  arrived: { ...ended, code: 6, nameKey: 'reserveState.arrived', live: true, result: 4 },
  noShow: { ...ended, code: 7, nameKey: 'reserveState.noShow', result: 5 },
  expired: { ...ended, code: 8, nameKey: 'reserveState.expired', result: 3 },
}

export const RESERVE_STATE_NAMES = Object.keys(RESERVE_STATES) as ReserveStateName[]

/** The states of reservations for which tables are held. */
export const LIVE_RESERVE_STATES = RESERVE_STATE_NAMES.filter((name) => RESERVE_STATES[name].live)

/** The states of reservations that the guest still looks forward to. */
export const COMING_RESERVE_STATES: readonly ReserveStateName[] = LIVE_RESERVE_STATES.filter(
  (name) => name !== 'arrived',
)

/** Whether `actor` may move a reservation from one state to another. */
export function mayMoveReservation(from: ReserveStateName, to: ReserveStateName, actor: ReserveActor): boolean {
  return RESERVE_STATES[from].moves.some((move) => move.to === to && move.by.includes(actor))
}
