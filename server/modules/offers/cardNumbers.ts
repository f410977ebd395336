import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { GiftCardNumbers } from '../../../console/contract/numbers/giftCardNumbers'
import type { ReadDb } from '../../db/database'
import { giftCardDesigns, giftCardEntries, giftCards } from '../../db/schema/wallet/giftCards'
import { payments, refunds } from '../../db/schema/payments/payments'
import { purchases } from '../../db/schema/payments/purchases'
import { tillRedemptions } from '../../db/schema/staff/staff'
import { inLocale } from '../../db/translations'
import type { Staff } from '../audit/audit'
import { type RequestedPeriod, type Period, periodOf, whole, within } from '../../api/period'

/** Numbers of a page of designs, in the merchant's order. */
export async function readCardNumbers(
  db: ReadDb,
  { page, pageSize, ...requested }: RequestedPeriod & { page: number; pageSize: number },
  { locale, now }: Staff,
): Promise<{ list: GiftCardNumbers[]; total: number }> {
  const period = periodOf(requested, now)
  const rows = await db
    .select({ id: giftCardDesigns.id, name: giftCardDesigns.name })
    .from(giftCardDesigns)
    .orderBy(asc(giftCardDesigns.sort), asc(giftCardDesigns.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const cards = new Map((await countCards(db, period)).map(({ id, ...counts }) => [id, counts]))
  const spending = new Map((await countSpending(db, period)).map(({ id, ...counts }) => [id, counts]))
  const none = { ...{ issued: 0, value: 0, expired: 0, lost: 0 }, ...{ used: 0, spent: 0 } }
  const list = rows.map(({ id, name }) => ({
    ...none,
    ...{ id, name: inLocale(name, locale) },
    ...cards.get(id),
    ...spending.get(id),
  }))
  return { list, total: await db.$count(giftCardDesigns) }
}

function countCards(db: ReadDb, period: Period) {
  const { issuedAt, expireAt, balance, faceValue, designId } = giftCards
  const isIssued = within(issuedAt, period)
  const ended = sql`${expireAt} <= ${period.now.toISOString()}::timestamptz and ${balance} > 0`
  const isExpired = sql`${within(expireAt, period)} and ${ended}`
  return db
    .select({
      id: designId,
      issued: whole(sql`count(*) filter (where ${isIssued})`),
      value: whole(sql`coalesce(sum(${faceValue}) filter (where ${isIssued}), 0)`),
      expired: whole(sql`count(*) filter (where ${isExpired})`),
      lost: whole(sql`coalesce(sum(${balance}) filter (where ${isExpired}), 0)`),
    })
    .from(giftCards)
    .groupBy(designId)
}

function countSpending(db: ReadDb, period: Period) {
  const { kind, amount, at, cardId } = giftCardEntries
  const inStore = period.storeId === undefined ? undefined : sql`${storeOf(db)} = ${period.storeId}`
  return db
    .select({
      id: giftCards.designId,
      used: whole(sql`count(distinct ${cardId}) filter (where ${amount} < 0)`),
      spent: whole(sql`-sum(${amount})`),
    })
    .from(giftCardEntries)
    .innerJoin(giftCards, eq(giftCards.id, cardId))
    .where(and(inArray(kind, ['payment', 'refund', 'till', 'tillUndone']), within(at, period), inStore))
    .groupBy(giftCards.designId)
}

/** The store of a ledger entry: that of the paid purchase, or of the till. */
function storeOf(db: ReadDb): SQL {
  const { kind, cause } = giftCardEntries
  const purchase = db
    .select({ storeId: purchases.storeId })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
  const paid = purchase.where(eq(payments.id, cause))
  const refunded = db
    .select({ storeId: purchases.storeId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(eq(refunds.id, cause))
  const till = db
    .select({ storeId: tillRedemptions.storeId })
    .from(tillRedemptions)
    .where(eq(tillRedemptions.id, cause))
  return sql`case ${kind} when 'payment' then ${paid} when 'refund' then ${refunded} else ${till} end`
}
