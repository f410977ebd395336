import type { CounterWay } from '../../../console/contract/orders/counterWay'
import { ORDER_STATES, orderStateOf } from '../../../src/domain/order/orderState'
import { newId } from '../../db/ids'
import type { Tx } from '../../db/database'
import { lockPurchase } from '../../db/locks'
import { PAYMENT_STATE, payments } from '../../db/schema/payments/payments'
import { AppError } from '../../api/appError'
import type { OrderRecord } from '../../db/schema/orders/orders'
import { amountDue, payPurchase } from '../purchases/purchases'

/** Records the payment of a locked order at the counter or to the rider, and how it came where that is known. Refuses when nothing is due. */
export async function takeCounterPayment(tx: Tx, order: OrderRecord, now: Date, way?: CounterWay): Promise<void> {
  if (order.paid) throw new AppError(400, 'pay.paidAlready')
  if (order.payType !== 'offline' || !isAlive(order)) throw new AppError(400, 'order.notNow')
  const purchase = await lockPurchase(tx, order.id)
  if (!purchase) throw new Error(`order ${order.id} has no purchase`)
  await tx.insert(payments).values({
    id: newId(),
    purchaseId: purchase.id,
    provider: 'counter',
    payType: 'offline',
    counterWay: way ?? null,
    ref: `${purchase.no}C`,
    amount: amountDue(purchase),
    state: PAYMENT_STATE.paid,
    createdAt: now,
    settledAt: now,
  })
  await payPurchase(tx, { purchase, bought: order }, { payType: 'offline', at: now, now, note: 'paid at the counter' })
}

function isAlive({ state }: OrderRecord): boolean {
  return orderStateOf(state)?.tone !== 'over' || state === ORDER_STATES.completed.code
}
