import { and, desc, eq, ne, notInArray, sql } from 'drizzle-orm'
import type { payContract } from '../../../src/contract/payment/pay'
import type { Reply } from '../../../src/contract/endpoint'
import type { Locale } from '../../../src/contract/fields'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { PAYMENT_STATE, payments, refunds } from '../../db/schema/payments/payments'
import type { PurchaseRecord } from '../../db/schema/payments/purchases'
import { type MessageKey, translate } from '../../messages/messages'
import { PROMPTPAY_TRANSFERS } from '../../integrations/payment/promptPayTransfers'
import { isPurchaseOverdue, wasPaid } from '../purchases/purchases'
import { latestSlip } from './transferSlips'

/** Money of another currency is sent back as well, but is no number of satang. */
const isOfThisCurrency = ne(refunds.reason, 'wrongCurrency')

type Outcome = Reply<(typeof payContract)['query']>

/** The payment state of a purchase, as a code and a text. It waits as long as it can be paid, also after a wrong amount. */
export async function readOutcome(db: ReadDb, purchase: PurchaseRecord, now: Date, locale: Locale): Promise<Outcome> {
  const attempts = await db
    .select({
      state: payments.state,
      provider: payments.provider,
      expireAt: payments.expireAt,
      goesBack: sql`sum(${refunds.amount}) filter (where ${isOfThisCurrency})`.mapWith(Number),
    })
    .from(payments)
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), ne(refunds.reason, 'agreed')))
    // What was paid from the balance and gift cards is back there when the order is closed.
    .where(and(eq(payments.purchaseId, purchase.id), notInArray(payments.payType, ['balance', 'giftCard'])))
    .groupBy(payments.id)
    .orderBy(desc(payments.createdAt), desc(payments.ref))
  const goesBack = attempts.reduce((sum, attempt) => sum + (attempt.goesBack ?? 0), 0)
  const latest = attempts[0]
  const [state, key] = stateOf(purchase, { failed: latest?.state === PAYMENT_STATE.failed, goesBack, now })
  const open = state === PAYMENT_STATE.waiting && latest?.state === PAYMENT_STATE.waiting
  return {
    state,
    msg: translate(locale, key),
    goesBack,
    slip: attempts.some(({ provider }) => provider === PROMPTPAY_TRANSFERS) ? await latestSlip(db, purchase.id) : null,
    expireAt: open && latest.expireAt ? isoText(latest.expireAt) : null,
    serverTime: isoText(now),
  }
}

interface Attempts {
  /** The latest has failed. */
  failed: boolean
  goesBack: number
  now: Date
}

function stateOf(purchase: PurchaseRecord, { failed, goesBack, now }: Attempts): [Outcome['state'], MessageKey] {
  if (wasPaid(purchase)) return [PAYMENT_STATE.paid, 'pay.success']
  if (purchase.state === 'closed' || isPurchaseOverdue(purchase, now))
    return [PAYMENT_STATE.cancelled, goesBack > 0 ? 'pay.goesBack' : 'pay.closed']
  if (failed) return [PAYMENT_STATE.failed, 'pay.failed']
  return [PAYMENT_STATE.waiting, goesBack > 0 ? 'pay.wrongAmount' : 'pay.waiting']
}
