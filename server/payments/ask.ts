import { and, asc, eq, gte, type SQL } from 'drizzle-orm'
import { PAYMENT_STATE, payments } from '../db/schema/payments'
import { retrying } from '../http/retrying'
import type { PaymentNeeds } from './needs'
import { settlePayment } from './settle'

/** Payments older than this are no longer asked about; when the provider reports one it still counts. */
const ASKED_FOR_MS = 24 * 60 * 60_000

/** Asks the providers about the open payments of an order, and settles what they know. */
export function askAboutOrder(needs: PaymentNeeds, orderId: string): Promise<void> {
  return ask(needs, eq(payments.orderId, orderId))
}

/** Asks the providers about every payment that was still open: after a restart, a report may have been missed. */
export function askAboutAll(needs: PaymentNeeds): Promise<void> {
  return ask(needs, gte(payments.createdAt, new Date(needs.now.getTime() - ASKED_FOR_MS)))
}

/** A provider that cannot be reached leaves its payments open; the others are asked all the same. */
async function ask(needs: PaymentNeeds, which: SQL): Promise<void> {
  const { db, providers, log } = needs
  const open = await db
    .select({ ref: payments.ref, provider: payments.provider })
    .from(payments)
    .where(and(which, eq(payments.state, PAYMENT_STATE.waiting)))
    .orderBy(asc(payments.createdAt))
  for (const { ref, provider } of open) {
    try {
      const report = await providers.named(provider)?.query(ref)
      if (report) await retrying(() => db.transaction((tx) => settlePayment(tx, report, needs.now)))
    } catch (error) {
      log.error(error)
    }
  }
}
