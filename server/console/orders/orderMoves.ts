import type { StaffOrder } from '../../../console/contract/order'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { withOrder } from '../../modules/orders/moveOrder'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { applyOrderAction, isAlreadyDone, type OrderForm } from '../orderActions'
import { presentOrder } from './presentOrder'
import { findOrder } from './staffOrders'

/** The order and the state that staff saw. */
export interface SeenOrder {
  id: string
  state: number
}

/**
 * Applies an action of staff to an order. The state tables decide whether it is allowed. What is done already succeeds again: a
 * button can be pressed by two people. Refuses an order that has moved on with code 409.
 */
export async function actOnOrder(tx: Tx, seen: SeenOrder, form: OrderForm, staff: Staff): Promise<StaffOrder> {
  const present = async () => presentOrder(await findOrder(tx, seen.id), staff.locale)
  return withOrder(tx, seen.id, async (order) => {
    const before = await present()
    if (isAlreadyDone(order, form)) return before
    if (order.state !== seen.state) throw new AppError(409, 'staff.stale', {}, { current: before })
    await applyOrderAction(tx, order, form, staff.now)
    const after = await present()
    const stateOf = ({ state, paid, rider }: StaffOrder) => ({ state, paid, rider })
    await recordAudit(tx, staff, {
      ...{ action: `order.${form.act}`, subject: 'orders', subjectId: seen.id },
      ...{ before: stateOf(before), after: { ...stateOf(after), ...wordsOf(form) } },
    })
    return after
  })
}

/** The words to the guest that came with an action. */
function wordsOf(form: OrderForm): { words?: string } {
  if ('why' in form) return { words: form.why }
  return 'answer' in form ? { words: form.answer } : {}
}
