import { desc, eq } from 'drizzle-orm'
import type { payContract } from '../../../src/contract/pay'
import type { Reply } from '../../../src/contract/endpoint'
import type { Locale } from '../../../src/contract/fields'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { PAYMENT_STATE, payments } from '../../db/schema/payments'
import type { PurchaseRecord } from '../../db/schema/purchases'
import { type MessageKey, translate } from '../../messages/messages'
import { isPurchaseOverdue, wasPaid } from '../purchases/purchases'
import type { PaymentRecord } from './settlePayment'

type Outcome = Reply<(typeof payContract)['query']>

/** The payment state of a purchase, as a code and a text. */
export async function readOutcome(db: ReadDb, purchase: PurchaseRecord, now: Date, locale: Locale): Promise<Outcome> {
  const attempts = await db
    .select()
    .from(payments)
    .where(eq(payments.purchaseId, purchase.id))
    .orderBy(desc(payments.createdAt), desc(payments.ref))
  const [state, key] = stateOf(purchase, attempts, now)
  const latest = attempts[0]
  const open = state === PAYMENT_STATE.waiting && latest?.state === PAYMENT_STATE.waiting
  return {
    state,
    msg: translate(locale, key),
    expireAt: open && latest.expireAt ? isoText(latest.expireAt) : null,
    serverTime: isoText(now),
  }
}

function stateOf(
  purchase: PurchaseRecord,
  attempts: readonly PaymentRecord[],
  now: Date,
): [Outcome['state'], MessageKey] {
  if (wasPaid(purchase)) return [PAYMENT_STATE.paid, 'pay.success']
  if (attempts.some(({ state }) => state === PAYMENT_STATE.returned)) return [PAYMENT_STATE.cancelled, 'pay.goesBack']
  if (purchase.state === 'closed' || isPurchaseOverdue(purchase, now)) return [PAYMENT_STATE.cancelled, 'pay.closed']
  if (attempts[0]?.state === PAYMENT_STATE.failed) return [PAYMENT_STATE.failed, 'pay.failed']
  return [PAYMENT_STATE.waiting, 'pay.waiting']
}
