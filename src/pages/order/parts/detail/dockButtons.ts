import type { OrderAction } from '@/contract/order/order'

/** Buttons at the bottom of an order page: at most one main and one secondary action; the others are under "Help". */
export interface DockButtons {
  next: OrderAction | undefined
  beside: OrderAction | undefined
}

const NEXT: readonly OrderAction[] = ['pay', 'confirm', 'feedback']
const BESIDE: readonly OrderAction[] = ['cancel', 'withdraw', 'again']

/** Assigns the actions of an order to the buttons. Reordering is the main action only when there is no other. */
export function dockButtons(actions: readonly OrderAction[], over: boolean): DockButtons {
  const next = NEXT.find((action) => actions.includes(action))
  const beside = BESIDE.find((action) => actions.includes(action))
  return !next && over && beside === 'again' ? { next: 'again', beside: undefined } : { next, beside }
}
