import type { OrderAction } from '@/contract/order'

/** What an order's page offers at its bottom: at most one next step and one thing beside it; the rest is under "Help". */
export interface DockButtons {
  next: OrderAction | undefined
  beside: OrderAction | undefined
}

const NEXT: readonly OrderAction[] = ['pay', 'confirm', 'feedback']
const BESIDE: readonly OrderAction[] = ['cancel', 'again']

/** Divides the actions of an order among the buttons. Ordering again is the next step only when nothing else is left to do. */
export function dockButtons(actions: readonly OrderAction[], over: boolean): DockButtons {
  const next = NEXT.find((action) => actions.includes(action))
  const beside = BESIDE.find((action) => actions.includes(action))
  return !next && over && beside === 'again' ? { next: 'again', beside: undefined } : { next, beside }
}
