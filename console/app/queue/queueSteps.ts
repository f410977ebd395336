import { canTransitionTicket, type QueueStateName, queueStateName } from '../../../src/domain/queue/queueState'
import type { StaffQueueTicket } from '../../contract/tables/queue'

/** What staff do with a number, the usual next step first. */
const STEPS = ['call', 'seat', 'pass', 'requeue', 'cancel'] as const
export type QueueStep = (typeof STEPS)[number]

/** The order of steps once a number is called: its guests are awaited. */
const CALLED_STEPS = ['seat', 'call', 'pass', 'requeue', 'cancel'] as const

/** The state that each step leads to. */
const TARGETS: Record<QueueStep, QueueStateName> = {
  ...{ call: 'called', seat: 'dined', pass: 'passed', requeue: 'waiting', cancel: 'cancelled' },
}

export const stateOf = ({ state }: Pick<StaffQueueTicket, 'state'>): QueueStateName =>
  queueStateName(state) ?? 'cancelled'

/** What staff may do with a number as it is. */
export function stepsOf(ticket: Pick<StaffQueueTicket, 'state'>): QueueStep[] {
  const from = stateOf(ticket)
  const steps: readonly QueueStep[] = from === 'called' ? CALLED_STEPS : STEPS
  return steps.filter((step) => canTransitionTicket(from, TARGETS[step], 'staff'))
}
