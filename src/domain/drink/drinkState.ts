import type { DrinkAction } from '@/contract/inStore/drinks'
import { allows } from '../state/allows'

export type DrinkStateName = 'stored' | 'partly' | 'taken' | 'expired' | 'transferred' | 'writtenOff'

/** Who moves a bottle; `system` is the clock. */
export type DrinkActor = 'guest' | 'staff' | 'system'

interface DrinkState {
  /** Number on the wire. */
  code: 1 | 2 | 3 | 4 | 5 | 6
  /** Whether the bottle can be taken out, extended by its owner and given. */
  live: boolean
  transitions: readonly { to: DrinkStateName; by: readonly DrinkActor[] }[]
}

const LIVE_TRANSITIONS: DrinkState['transitions'] = [
  { to: 'partly', by: ['staff'] },
  { to: 'taken', by: ['staff'] },
  { to: 'expired', by: ['system'] },
  { to: 'transferred', by: ['guest'] },
  { to: 'writtenOff', by: ['staff'] },
]

/**
 * The state machine of a kept drink. What was taken whole is kept again by staff, and an extension revives one that has expired; a
 * transferred one goes on as a drink of its receiver.
 */
export const DRINK_STATES: Record<DrinkStateName, DrinkState> = {
  stored: { code: 1, live: true, transitions: LIVE_TRANSITIONS },
  partly: { code: 2, live: true, transitions: LIVE_TRANSITIONS },
  taken: {
    code: 3,
    live: false,
    transitions: [
      { to: 'stored', by: ['staff'] },
      { to: 'partly', by: ['staff'] },
    ],
  },
  expired: {
    code: 4,
    live: false,
    transitions: [
      { to: 'stored', by: ['staff'] },
      { to: 'partly', by: ['staff'] },
      { to: 'writtenOff', by: ['staff'] },
    ],
  },
  transferred: { code: 5, live: false, transitions: [] },
  writtenOff: { code: 6, live: false, transitions: [] },
}

export const DRINK_STATE_NAMES = Object.keys(DRINK_STATES) as DrinkStateName[]

/** The states of drinks that can be taken out. */
export const LIVE_DRINK_STATES = DRINK_STATE_NAMES.filter((name) => DRINK_STATES[name].live)

/** Whether `actor` may move a drink from one state to another. */
export function canTransitionDrink(from: DrinkStateName, to: DrinkStateName, actor: DrinkActor): boolean {
  return allows(DRINK_STATES[from].transitions, to, actor)
}

/** What its owner can do with a drink. One that waits in a transfer can only be taken back. */
export function drinkActionsOf(
  state: DrinkStateName,
  { locked, extendable, transfers }: { locked: boolean; extendable: boolean; transfers: boolean },
): DrinkAction[] {
  if (!DRINK_STATES[state].live) return []
  if (locked) return ['takeBack']
  return ['take', ...(extendable ? (['extend'] as const) : []), ...(transfers ? (['give'] as const) : [])]
}
