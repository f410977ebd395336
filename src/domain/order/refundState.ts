import { type Actor, orderStateOf } from './orderState'
import { allows } from '../state/allows'

export type RefundStateName = 'applied' | 'agreed' | 'refused' | 'withdrawn' | 'done'

interface RefundState {
  /** Number on the wire. */
  code: number
  /** Whether the request is open: it blocks another one. */
  open: boolean
  transitions: readonly { to: RefundStateName; by: readonly Actor[] }[]
}

/**
 * The state machine of a refund request, separate from the order: a request does not change the order, approval ends
 * it, and `done` means that the money was refunded.
 */
export const REFUND_STATES: Record<RefundStateName, RefundState> = {
  applied: {
    code: 0,
    open: true,
    transitions: [
      { to: 'agreed', by: ['merchant', 'system'] },
      { to: 'refused', by: ['merchant'] },
      { to: 'withdrawn', by: ['guest'] },
    ],
  },
  agreed: {
    code: 1,
    open: true,
    transitions: [{ to: 'done', by: ['merchant', 'system'] }],
  },
  refused: { code: 2, open: false, transitions: [] },
  withdrawn: { code: 3, open: false, transitions: [] },
  done: { code: 4, open: true, transitions: [] },
}

const NAMES = Object.keys(REFUND_STATES) as RefundStateName[]

/** The state of a wire code; undefined for an unknown code. */
export function refundStateName(code: number): RefundStateName | undefined {
  return NAMES.find((name) => REFUND_STATES[name].code === code)
}

/** Whether `actor` may move a request from the state `code` to `to`. */
export function canTransitionRefund(code: number, to: RefundStateName, actor: Actor): boolean {
  const name = refundStateName(code)
  const transitions = name ? REFUND_STATES[name].transitions : []
  return allows(transitions, to, actor)
}

/** Wire codes of the states that block another request. */
export const OPEN_REFUNDS = NAMES.filter((name) => REFUND_STATES[name].open).map((name) => REFUND_STATES[name].code)

/** Whether a request can still change: the store must answer, or the refund is in progress. */
export function isUnderWay(code: number): boolean {
  const name = refundStateName(code)
  return name === 'applied' || name === 'agreed'
}

/** Whether the order or its refund can still change on the server, so that it is polled. */
export function isMoving({ state, refundState }: { state: number; refundState: number | null }): boolean {
  return orderStateOf(state)?.tone !== 'over' || (refundState !== null && isUnderWay(refundState))
}
