import { desc, eq } from 'drizzle-orm'
import type { payContract } from '../../../src/contract/pay'
import type { Reply } from '../../../src/contract/endpoint'
import type { Locale } from '../../../src/contract/fields'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { PAYMENT_STATE, payments } from '../../db/schema/payments'
import { type MessageKey, translate } from '../../messages/messages'
import type { OrderRecord } from '../../db/schema/orders'
import type { PaymentRecord } from './settlePayment'

type Outcome = Reply<(typeof payContract)['query']>

/** The payment state of an order, as a code and a text. */
export async function readOutcome(db: ReadDb, order: OrderRecord, now: Date, locale: Locale): Promise<Outcome> {
  const attempts = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(desc(payments.createdAt), desc(payments.ref))
  const [state, key] = stateOf(order, attempts)
  const latest = attempts[0]
  const open = state === PAYMENT_STATE.waiting && latest?.state === PAYMENT_STATE.waiting
  return {
    state,
    msg: translate(locale, key),
    expireAt: open && latest.expireAt ? isoText(latest.expireAt) : null,
    serverTime: isoText(now),
  }
}

function stateOf(order: OrderRecord, attempts: readonly PaymentRecord[]): [Outcome['state'], MessageKey] {
  if (order.paid) return [PAYMENT_STATE.paid, 'pay.success']
  if (attempts.some(({ state }) => state === PAYMENT_STATE.returned)) return [PAYMENT_STATE.cancelled, 'pay.goesBack']
  const closed = order.state === ORDER_STATES.closed.code || order.state === ORDER_STATES.cancelled.code
  if (closed) return [PAYMENT_STATE.cancelled, 'pay.closed']
  if (attempts[0]?.state === PAYMENT_STATE.failed) return [PAYMENT_STATE.failed, 'pay.failed']
  return [PAYMENT_STATE.waiting, 'pay.waiting']
}
