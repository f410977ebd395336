import { type Actor, orderStateOf } from './orderState'

export type RefundStateName = 'applied' | 'agreed' | 'refused' | 'withdrawn' | 'done'

interface RefundState {
  /** Number on the wire. */
  code: number
  /** Message key of the state's name. */
  nameKey: `refundState.${RefundStateName}`
  /** The request is under way: no other one may be made beside it. */
  open: boolean
  moves: readonly { to: RefundStateName; by: readonly Actor[] }[]
}

/**
 * The life of a request to get money back. It stands beside the order: asking changes nothing about the order, agreeing ends
 * it, and `done` means that the money has been sent back.
 */
export const REFUND_STATES: Record<RefundStateName, RefundState> = {
  applied: {
    code: 0,
    nameKey: 'refundState.applied',
    open: true,
    moves: [
      { to: 'agreed', by: ['merchant', 'system'] },
      { to: 'refused', by: ['merchant'] },
      { to: 'withdrawn', by: ['guest'] },
    ],
  },
  agreed: { code: 1, nameKey: 'refundState.agreed', open: true, moves: [{ to: 'done', by: ['merchant', 'system'] }] },
  refused: { code: 2, nameKey: 'refundState.refused', open: false, moves: [] },
  withdrawn: { code: 3, nameKey: 'refundState.withdrawn', open: false, moves: [] },
  done: { code: 4, nameKey: 'refundState.done', open: true, moves: [] },
}

const NAMES = Object.keys(REFUND_STATES) as RefundStateName[]

/** The state's name for a wire code; undefined for a code this version does not know. */
export function refundStateName(code: number): RefundStateName | undefined {
  return NAMES.find((name) => REFUND_STATES[name].code === code)
}

/** Whether `actor` may move a request from the state `code` to `to`. */
export function mayMoveRefund(code: number, to: RefundStateName, actor: Actor): boolean {
  const name = refundStateName(code)
  const moves = name ? REFUND_STATES[name].moves : []
  return moves.some((move) => move.to === to && move.by.includes(actor))
}

/** Wire codes of the states that leave no room for another request. */
export const OPEN_REFUNDS = NAMES.filter((name) => REFUND_STATES[name].open).map((name) => REFUND_STATES[name].code)

/** Whether a request still changes: the store has to answer, or the money is on its way. */
export function isUnderWay(code: number): boolean {
  const name = refundStateName(code)
  return name === 'applied' || name === 'agreed'
}

/** Whether somebody else may still change an order, or what becomes of its money: then it is worth looking again. */
export function isMoving({ state, refundState }: { state: number; refundState: number | null }): boolean {
  return orderStateOf(state)?.tone !== 'over' || (refundState !== null && isUnderWay(refundState))
}
