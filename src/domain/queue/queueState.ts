import type { QueueAction } from '@/contract/inStore/queue'
import { allows } from '../state/allows'

export type QueueStateName = 'waiting' | 'called' | 'dined' | 'passed' | 'cancelled'

/** Who moves a ticket; `system` is the clock. */
export type QueueActor = 'guest' | 'staff' | 'system'

interface QueueState {
  /** Number on the wire. */
  code: 1 | 2 | 3 | 4 | 5
  /** Whether the ticket has a place in the line. A guest has one live ticket per store. */
  live: boolean
  transitions: readonly { to: QueueStateName; by: readonly QueueActor[] }[]
}

/**
 * The state machine of a queue ticket (specification §4). Staff may seat a group that was not called or came late, call again, and put a
 * called or passed number back to its place. A passed number that its guest takes again is a new ticket.
 */
export const QUEUE_STATES: Record<QueueStateName, QueueState> = {
  waiting: {
    code: 1,
    live: true,
    transitions: [
      { to: 'called', by: ['staff'] },
      { to: 'dined', by: ['staff'] },
      { to: 'cancelled', by: ['guest', 'staff', 'system'] },
    ],
  },
  called: {
    code: 5,
    live: true,
    transitions: [
      { to: 'called', by: ['staff'] },
      { to: 'dined', by: ['staff'] },
      { to: 'passed', by: ['staff', 'system'] },
      { to: 'waiting', by: ['staff'] },
      { to: 'cancelled', by: ['guest', 'staff', 'system'] },
    ],
  },
  dined: { code: 2, live: false, transitions: [] },
  passed: {
    code: 3,
    live: false,
    transitions: [
      { to: 'dined', by: ['staff'] },
      { to: 'waiting', by: ['staff'] },
    ],
  },
  cancelled: { code: 4, live: false, transitions: [] },
}

export const QUEUE_STATE_NAMES = Object.keys(QUEUE_STATES) as QueueStateName[]

/** The states of tickets that have a place in the line. */
export const LIVE_QUEUE_STATES = QUEUE_STATE_NAMES.filter((name) => QUEUE_STATES[name].live)

/** The state of a wire code; undefined for an unknown code. */
export function queueStateName(code: number): QueueStateName | undefined {
  return QUEUE_STATE_NAMES.find((name) => QUEUE_STATES[name].code === code)
}

/** Whether `actor` may move a ticket from one state to another. */
export function canTransitionTicket(from: QueueStateName, to: QueueStateName, actor: QueueActor): boolean {
  return allows(QUEUE_STATES[from].transitions, to, actor)
}

/** What a guest can do with a ticket. `again`: the rule of the store lets the guest take a passed number again. */
export function queueActionsOf(
  state: QueueStateName,
  { arrived, again }: { arrived: boolean; again: boolean },
): QueueAction[] {
  return [
    ...(canTransitionTicket(state, 'cancelled', 'guest') ? (['cancel'] as const) : []),
    ...(state === 'called' && !arrived ? (['arrive'] as const) : []),
    ...(state === 'passed' && again ? (['again'] as const) : []),
  ]
}
