/** Whether one of a state's transitions leads to the state `to` and may be caused by `actor`. */
export const allows = <N extends string, A extends string>(
  transitions: readonly { to: N; by: readonly A[] }[],
  to: N,
  actor: A,
): boolean => transitions.some((transition) => transition.to === to && transition.by.includes(actor))
