import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import type { OrderRecord } from '../../db/schema/orders/orders'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { withOrder } from '../../modules/orders/transitionOrder'
import { applyOrderAction, isAlreadyDone, type OrderAction } from './orderActions'
import type { ConsoleOrder } from './consoleOrders'
import { presentOrder, type presentTicket } from './presentOrder'
import { findOrder } from './staffOrders'

/** The order and the state that staff saw. */
export interface SeenOrder {
  id: string
  state: number
}

/**
 * Applies an action of staff to an order. The state tables decide whether it is allowed. What is done already succeeds again: a
 * button can be pressed by two people. Refuses an order that has moved on with code 409 and how it is, as
 * `present` shows it.
 */
export async function actOnOrder(
  tx: Tx,
  seen: SeenOrder,
  action: OrderAction,
  staff: Staff,
  present: typeof presentTicket = presentOrder,
): Promise<ConsoleOrder> {
  return withOrder(tx, seen.id, async (before) => {
    if (isAlreadyDone(before, action)) return findOrder(tx, seen.id)
    if (before.state !== seen.state) {
      const current = present(await findOrder(tx, seen.id), staff.locale)
      throw new AppError(409, 'staff.stale', {}, { current })
    }
    await applyOrderAction(tx, before, action, staff.now)
    const moved = await findOrder(tx, seen.id)
    await recordAudit(tx, staff, {
      ...{ action: `order.${action.act}`, subject: 'orders', subjectId: seen.id },
      ...{ before: recordedPart(before), after: { ...recordedPart(moved.order), ...moreOf(action) } },
    })
    return moved
  })
}

/** What the audit log holds of an order. */
const recordedPart = ({ state, paid, rider }: OrderRecord) => ({ state, paid, rider })

/** The message to the guest that came with an action, and the payment method. */
function moreOf(action: OrderAction): { words?: string; way?: string | null } {
  if (action.act === 'takeMoney') return { way: action.way ?? null }
  if ('why' in action) return { words: action.why }
  return 'answer' in action ? { words: action.answer } : {}
}
