import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { DayMoney, DayTotals, WayTotals } from '../../../console/contract/money'
import type { PayType } from '../../../src/contract/payType'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { bankTransactions, PAYMENT_STATE, payments, refunds } from '../../db/schema/payments'
import { purchases } from '../../db/schema/purchases'
import { stores } from '../../db/schema/stores'
import { inLocale } from '../../db/translations'
import { type Period, periodOf, whole, within } from '../../api/period'

/** A day of the restaurant, and the store; all of them without one. */
interface AskedDay {
  day: string
  storeId?: string | undefined
}

/** What one way of paying brought to a store. */
interface Counted {
  storeId: string
  payType: PayType
  provider: string
  count: number
  amount: number
}

const NONE: DayMoney = {
  ...{ received: 0, receivedAmount: 0, notDue: 0, notDueAmount: 0 },
  ...{ refunded: 0, refundedAmount: 0, owed: 0, owedAmount: 0, net: 0 },
}

/**
 * What a day of the restaurant brought, by store, way and provider: the money that paid for something, money that paid nothing, what was sent
 * back, and what is owed back now. Satang; money of other currencies is not in the sums.
 */
export async function readDayTotals(
  db: ReadDb,
  { day, storeId }: AskedDay,
  { locale, now }: { locale: Locale; now: Date },
): Promise<DayTotals> {
  const period = periodOf({ from: day, to: day, storeId }, now)
  const [received, notDue, refunded, owed] = await countAll(db, period)
  const rows = new Map<string, WayTotals>()
  const names = await storeNames(db, locale)
  const add = (found: readonly Counted[], fill: (row: WayTotals, counted: Counted) => void) => {
    for (const counted of found) {
      const { storeId: id, payType, provider } = counted
      const key = `${id} ${payType} ${provider}`
      const row = rows.get(key) ?? {
        storeId: id,
        storeName: names.get(id) ?? '',
        payType,
        provider,
        ...NONE,
      }
      rows.set(key, row)
      fill(row, counted)
    }
  }
  add(received, (row, { count, amount }) => Object.assign(row, { received: count, receivedAmount: amount }))
  add(notDue, (row, { count, amount }) => Object.assign(row, { notDue: count, notDueAmount: amount }))
  add(refunded, (row, { count, amount }) => Object.assign(row, { refunded: count, refundedAmount: amount }))
  add(owed, (row, { count, amount }) => Object.assign(row, { owed: count, owedAmount: amount }))
  const order = [...names.keys()]
  const list = [...rows.values()].map((row) => ({ ...row, net: netOf(row) }))
  list.sort((a, b) => order.indexOf(a.storeId) - order.indexOf(b.storeId) || (nameOf(a) < nameOf(b) ? -1 : 1))
  return { day, list, total: list.reduce(sum, NONE) }
}

const nameOf = ({ payType, provider }: WayTotals) => `${payType} ${provider}`
const netOf = ({ receivedAmount, notDueAmount, refundedAmount }: DayMoney) =>
  receivedAmount + notDueAmount - refundedAmount

function sum(total: DayMoney, row: DayMoney): DayMoney {
  const keys = Object.keys(NONE) as (keyof DayMoney)[]
  return Object.fromEntries(keys.map((key) => [key, total[key] + row[key]])) as unknown as DayMoney
}

async function storeNames(db: ReadDb, locale: Locale): Promise<Map<string, string>> {
  const all = await db
    .select({ id: stores.id, name: stores.shortName })
    .from(stores)
    .orderBy(asc(stores.sort), asc(stores.id))
  return new Map(all.map(({ id, name }) => [id, inLocale(name, locale)]))
}

/** What came, what came and paid nothing, what went back, and what is owed back. */
function countAll(db: ReadDb, period: Period) {
  const ofStore = period.storeId === undefined ? undefined : eq(purchases.storeId, period.storeId)
  const inOurCurrency = isNull(bankTransactions.currency)
  return Promise.all([
    countPayments(db, and(received, within(payments.settledAt, period), ofStore)),
    countTransfers(db, and(within(bankTransactions.receivedAt, period), isNotNull(refunds.id), inOurCurrency, ofStore)),
    countRefunds(db, and(within(refunds.doneAt, period), inOurCurrency, ofStore)),
    countRefunds(db, and(isNull(refunds.doneAt), lt(refunds.createdAt, period.end), inOurCurrency, ofStore)),
  ])
}

/** Money that came in; what went back to the balance or a card with an order that was closed is counted among the refunds. */
const received = or(
  eq(payments.state, PAYMENT_STATE.paid),
  and(eq(payments.state, PAYMENT_STATE.returned), inArray(payments.payType, ['balance', 'giftCard'])),
)

const way = {
  storeId: purchases.storeId,
  payType: payments.payType,
  provider: payments.provider,
}
const groups = [purchases.storeId, payments.payType, payments.provider]
const sums = (amount: SQL | typeof payments.amount) => ({
  count: whole(sql`count(*)`),
  amount: whole(sql`coalesce(sum(${amount}), 0)`),
})

const countPayments = (db: ReadDb, which: SQL | undefined): Promise<Counted[]> =>
  db
    .select({ ...way, ...sums(payments.amount) })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(which)
    .groupBy(...groups)

const countTransfers = (db: ReadDb, which: SQL | undefined): Promise<Counted[]> =>
  db
    .select({ ...way, ...sums(sql`${bankTransactions.amount}`) })
    .from(bankTransactions)
    .innerJoin(payments, eq(payments.id, bankTransactions.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .leftJoin(refunds, eq(refunds.bankTransactionId, bankTransactions.id))
    .where(which)
    .groupBy(...groups)

const countRefunds = (db: ReadDb, which: SQL | undefined): Promise<Counted[]> =>
  db
    .select({ ...way, ...sums(sql`${refunds.amount}`) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .leftJoin(bankTransactions, eq(bankTransactions.id, refunds.bankTransactionId))
    .where(which)
    .groupBy(...groups)
