import { ORDER_STATES, orderStateOf } from '../../../src/domain/order/orderState'
import { newId } from '../../db/ids'
import type { Tx } from '../../db/database'
import { PAYMENT_STATE, payments } from '../../db/schema/payments'
import { AppError } from '../../api/appError'
import { accrue } from '../ledger/accrual'
import type { OrderRecord } from '../../db/schema/orders'
import { markPaid } from './settlePayment'

/** Records the payment of a locked order at the counter or to the rider. Refuses when nothing is due. */
export async function takeCounterPayment(tx: Tx, order: OrderRecord, now: Date): Promise<OrderRecord> {
  if (order.paid) throw new AppError(400, 'pay.paidAlready')
  if (order.payType !== 'offline' || !isAlive(order)) throw new AppError(400, 'order.notNow')
  await tx.insert(payments).values({
    id: newId(),
    orderId: order.id,
    provider: 'counter',
    payType: 'offline',
    ref: `${order.orderNo}C`,
    amount: order.payAmount,
    state: PAYMENT_STATE.paid,
    createdAt: now,
    settledAt: now,
  })
  const paid = await markPaid(tx, order, { payType: 'offline', at: now, now, note: 'paid at the counter' })
  if (order.state === ORDER_STATES.completed.code) await accrue(tx, paid, now)
  return paid
}

function isAlive({ state }: OrderRecord): boolean {
  return orderStateOf(state)?.tone !== 'over' || state === ORDER_STATES.completed.code
}
