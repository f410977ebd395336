import { namesByCode } from '../state/namesByCode'

export type WithdrawalStateName = 'waiting' | 'processing' | 'paid' | 'refused'

interface WithdrawalState {
  /** Number on the wire. */
  code: 1 | 2 | 3 | 4
  nameKey: `withdrawalState.${WithdrawalStateName}`
  /** The money is on its way: only one such request at a time. */
  open: boolean
  moves: readonly WithdrawalStateName[]
}

/** The state machine of a withdrawal. `processing`: it is in a file for the bank. Staff make every move. */
export const WITHDRAWAL_STATES: Record<WithdrawalStateName, WithdrawalState> = {
  waiting: { code: 1, nameKey: 'withdrawalState.waiting', open: true, moves: ['processing', 'paid', 'refused'] },
  processing: { code: 2, nameKey: 'withdrawalState.processing', open: true, moves: ['paid', 'refused'] },
  paid: { code: 3, nameKey: 'withdrawalState.paid', open: false, moves: [] },
  refused: { code: 4, nameKey: 'withdrawalState.refused', open: false, moves: [] },
}

export const WITHDRAWAL_STATE_NAMES = Object.keys(WITHDRAWAL_STATES) as WithdrawalStateName[]

const NAMES = namesByCode(WITHDRAWAL_STATES)

/** The state of a wire code. */
export const withdrawalStateOf = (code: WithdrawalState['code']): WithdrawalStateName => NAMES[code]

/** The states of requests whose money is on its way. */
export const OPEN_WITHDRAWAL_STATES = WITHDRAWAL_STATE_NAMES.filter((name) => WITHDRAWAL_STATES[name].open)

/** Whether a withdrawal may move from one state to another. */
export const mayMoveWithdrawal = (from: WithdrawalStateName, to: WithdrawalStateName): boolean =>
  WITHDRAWAL_STATES[from].moves.includes(to)
