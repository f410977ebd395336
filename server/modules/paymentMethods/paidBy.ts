import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { PAYMENT_STATE, payments } from '../../db/schema/payments/payments'
import { readMerchantTexts } from '../config/merchantTexts'
import { payTypeText } from './paymentMethods'

/** How purchases without a dining type were paid, by their ids, in the merchant's words; one that was not paid is missing. */
export async function readPaidBy(
  db: ReadDb,
  purchaseIds: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  if (purchaseIds.length === 0) return new Map()
  const rows = await db
    .select({ id: payments.purchaseId, type: payments.payType })
    .from(payments)
    .where(and(inArray(payments.purchaseId, [...purchaseIds]), eq(payments.state, PAYMENT_STATE.paid)))
    .orderBy(asc(payments.createdAt), asc(payments.id))
  const texts = await readMerchantTexts(db, locale)
  const wayOf = (id: string) => {
    const types = new Set(rows.filter((row) => row.id === id).map(({ type }) => type))
    return [...types].map((type) => payTypeText(type, { diningType: 'dineIn', locale, texts })).join(' + ')
  }
  return new Map(rows.map(({ id }) => [id, wayOf(id)]))
}
