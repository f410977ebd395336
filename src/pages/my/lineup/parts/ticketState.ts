import { queueStateName, type QueueStateName } from '@/domain/queue/queueState'

/** The colour of each state. */
const TONES = {
  waiting: 'green',
  called: 'red',
  dined: 'neutral',
  passed: 'amber',
  cancelled: 'neutral',
} as const satisfies Record<QueueStateName, string>

/** The state of a wire code; one that this version does not know is shown as ended. */
export const stateOf = (code: number): QueueStateName => queueStateName(code) ?? 'cancelled'

/** The colour of a state by its wire code. */
export const toneOf = (code: number) => TONES[stateOf(code)]
