/** The names of the states of a state machine by their codes on the wire. */
export const namesByCode = <N extends string, C extends number>(states: Record<N, { code: C }>): Record<C, N> =>
  Object.fromEntries((Object.keys(states) as N[]).map((name) => [states[name].code, name])) as Record<C, N>
