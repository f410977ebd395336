import { namesByCode } from '../state/namesByCode'

export type WithdrawalStateName = 'waiting' | 'processing' | 'paid' | 'refused'

interface WithdrawalState {
  /** Number on the wire. */
  code: 1 | 2 | 3 | 4
  /** The money is on its way: only one such request at a time. */
  open: boolean
  transitions: readonly WithdrawalStateName[]
}

/** The state machine of a withdrawal. `processing`: it is in a file for the bank. Staff cause every transition. */
export const WITHDRAWAL_STATES: Record<WithdrawalStateName, WithdrawalState> = {
  waiting: { code: 1, open: true, transitions: ['processing', 'paid', 'refused'] },
  processing: { code: 2, open: true, transitions: ['paid', 'refused'] },
  paid: { code: 3, open: false, transitions: [] },
  refused: { code: 4, open: false, transitions: [] },
}

export const WITHDRAWAL_STATE_NAMES = Object.keys(WITHDRAWAL_STATES) as WithdrawalStateName[]

const NAMES = namesByCode(WITHDRAWAL_STATES)

/** The state of a wire code. */
export const withdrawalStateOf = (code: WithdrawalState['code']): WithdrawalStateName => NAMES[code]

/** The states of requests whose money is on its way. */
export const OPEN_WITHDRAWAL_STATES = WITHDRAWAL_STATE_NAMES.filter((name) => WITHDRAWAL_STATES[name].open)

/** Whether a withdrawal may move from one state to another. */
export const canTransitionWithdrawal = (from: WithdrawalStateName, to: WithdrawalStateName): boolean =>
  WITHDRAWAL_STATES[from].transitions.includes(to)
