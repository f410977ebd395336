import type { Tx } from '../../db/database'
import { AppError } from '../../api/appError'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { isOnTableBill } from '../../../src/domain/table/tableBill'
import { refundBillLines } from '../../modules/inStore/refundBillLines'
import { withOrder } from '../../modules/orders/transitionOrder'
import { type LinesToRefund, refundOrderLines } from '../../modules/orders/refunds/refundLines'
import type { ConsoleOrder } from './consoleOrders'
import { presentOrder } from './presentOrder'
import { findOrder } from './staffOrders'

/** Pieces to refund, of an order as staff saw it. */
interface SeenLines extends LinesToRefund {
  id: string
  /** What was refunded of it, satang. */
  refunded: number
}

/** Refunds pieces of an order, also of one that its table's bill has paid. Refuses one of which more has gone back since staff saw it with code 409. */
export async function refundLinesByStaff(
  tx: Tx,
  { id, refunded, ...request }: SeenLines,
  staff: Staff,
): Promise<ConsoleOrder> {
  return withOrder(tx, id, async (order) => {
    const before = await findOrder(tx, id)
    if (before.refunded !== refunded) {
      throw new AppError(409, 'staff.stale', {}, { current: presentOrder(before, staff.locale) })
    }
    const refund = isOnTableBill(order) ? refundBillLines : refundOrderLines
    await refund(tx, order, request, { actor: 'merchant', now: staff.now, note: request.reason })
    const after = await findOrder(tx, id)
    await recordAudit(tx, staff, {
      ...{ action: 'order.refund', subject: 'orders', subjectId: id },
      before: { refunded },
      after: { refunded: after.refunded, ...request },
    })
    return after
  })
}
