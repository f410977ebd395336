import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { PAYMENT_STATE, payments } from '../../db/schema/payments'
import type { PurchaseRecord } from '../../db/schema/purchases'
import { readMerchantWords } from '../config/merchantTexts'
import { payTypeText } from '../paymentMethods/paymentMethods'

/** How a deposit was paid and goes back, in the merchant's words; empty when it was not paid. */
export async function readPayWay(db: ReadDb, purchase: PurchaseRecord | undefined, locale: Locale): Promise<string> {
  if (!purchase) return ''
  const paid = and(eq(payments.purchaseId, purchase.id), eq(payments.state, PAYMENT_STATE.paid))
  const [payment] = await db.select({ type: payments.payType }).from(payments).where(paid).limit(1)
  if (!payment) return ''
  return payTypeText(payment.type, { diningType: 'dineIn', locale, words: await readMerchantWords(db, locale) })
}
