import { and, type AnyColumn, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { DayMoney } from '../../../console/contract/numbers/money'
import { dayIn, inStore, type Period, whole, within } from '../../api/period'
import type { ReadDb } from '../../db/database'
import { bankTransactions, PAYMENT_STATE, payments, refunds } from '../../db/schema/payments/payments'
import { purchases } from '../../db/schema/payments/purchases'

/** How a payment came, for staff: a counter way (`console/contract/orders/counterWay.ts`) where it is known, else the pay type. */
export const payMethodOfPayment = sql<string>`coalesce(${payments.counterWay}, ${payments.payType})`

/** Columns by which money can be grouped. */
type Part = 'storeId' | 'payType' | 'provider' | 'day'

/** Money of one group; parts by which it is not grouped are empty, and so is the day of what is owed. */
export type CountedMoney = DayMoney & Record<Part, string>

type Counted = Record<Part, string> & { count: number; amount: number }

const NONE: DayMoney = {
  ...{ received: 0, receivedAmount: 0, notDue: 0, notDueAmount: 0 },
  ...{ refunded: 0, refundedAmount: 0, owed: 0, owedAmount: 0, net: 0 },
}

/**
 * What a period brought: the money that paid for something, money that paid nothing, what was sent back, and what is owed back now. Satang;
 * money of other currencies is not in the sums.
 */
export async function countMoney(db: ReadDb, period: Period, parts: readonly Part[]): Promise<CountedMoney[]> {
  const { received, notDue, refunded, owed } = await countAll(db, period, parts)
  const rows = new Map<string, CountedMoney>()
  const add = (found: readonly Counted[], fill: (row: CountedMoney, counted: Counted) => void) => {
    for (const counted of found) {
      const { storeId, payType, provider, day } = counted
      const key = `${storeId} ${payType} ${provider} ${day}`
      const row = rows.get(key) ?? { ...NONE, storeId, payType, provider, day }
      rows.set(key, row)
      fill(row, counted)
    }
  }
  add(received, (row, { count, amount }) => Object.assign(row, { received: count, receivedAmount: amount }))
  add(notDue, (row, { count, amount }) => Object.assign(row, { notDue: count, notDueAmount: amount }))
  add(refunded, (row, { count, amount }) => Object.assign(row, { refunded: count, refundedAmount: amount }))
  add(owed, (row, { count, amount }) => Object.assign(row, { owed: count, owedAmount: amount }))
  return [...rows.values()].map((row) => ({ ...row, net: netOf(row) }))
}

const netOf = ({ receivedAmount, notDueAmount, refundedAmount }: DayMoney) =>
  receivedAmount + notDueAmount - refundedAmount

/** The sum of some money. */
export const sumMoney = (rows: readonly DayMoney[]): DayMoney => rows.reduce(sum, NONE)

function sum(total: DayMoney, row: DayMoney): DayMoney {
  const keys = Object.keys(NONE) as (keyof DayMoney)[]
  return Object.fromEntries(keys.map((key) => [key, total[key] + row[key]])) as unknown as DayMoney
}

/** What came, what came and paid nothing, what went back, and what is owed back: one statement after the other, as the connection of a transaction requires. */
async function countAll(db: ReadDb, period: Period, parts: readonly Part[]) {
  const ofStore = inStore(purchases.storeId, period)
  const inOurCurrency = isNull(bankTransactions.currency)
  const { settledAt } = payments
  const { receivedAt } = bankTransactions
  const { doneAt, createdAt } = refunds
  const isOwed = and(isNull(doneAt), lt(createdAt, period.end))
  return {
    received: await countPayments(db, groupsOf(parts, settledAt), and(isReceived, within(settledAt, period), ofStore)),
    notDue: await countTransfers(
      db,
      groupsOf(parts, receivedAt),
      and(within(receivedAt, period), isNotNull(refunds.id), inOurCurrency, ofStore),
    ),
    refunded: await countRefunds(db, groupsOf(parts, doneAt), and(within(doneAt, period), inOurCurrency, ofStore)),
    owed: await countRefunds(db, groupsOf(parts), and(isOwed, inOurCurrency, ofStore)),
  }
}

/** Money that came in; what went back to the balance or a card with an order that was closed is counted among the refunds. */
const isReceived = or(
  eq(payments.state, PAYMENT_STATE.paid),
  and(eq(payments.state, PAYMENT_STATE.returned), inArray(payments.payType, ['balance', 'giftCard'])),
)

type Groups = Record<Part, SQL<string>>

/** The values by which rows are grouped: those of the parts, and an empty text for the others. */
function groupsOf(parts: readonly Part[], time?: AnyColumn): Groups {
  const of = (part: Part, value: SQL<string>) => (parts.includes(part) ? value : UNGROUPED)
  return {
    storeId: of('storeId', sql<string>`${purchases.storeId}`),
    payType: of('payType', payMethodOfPayment),
    provider: of('provider', sql<string>`${payments.provider}`),
    day: time ? of('day', dayIn(time)) : UNGROUPED,
  }
}

const UNGROUPED = sql<string>`''::text`

const sums = (amount: AnyColumn) => ({
  count: whole(sql`count(*)`),
  amount: whole(sql`coalesce(sum(${amount}), 0)`),
})

const countPayments = (db: ReadDb, groups: Groups, which: SQL | undefined): Promise<Counted[]> =>
  db
    .select({ ...groups, ...sums(payments.amount) })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(which)
    .groupBy(...Object.values(groups))

const countTransfers = (db: ReadDb, groups: Groups, which: SQL | undefined): Promise<Counted[]> =>
  db
    .select({ ...groups, ...sums(bankTransactions.amount) })
    .from(bankTransactions)
    .innerJoin(payments, eq(payments.id, bankTransactions.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .leftJoin(refunds, eq(refunds.bankTransactionId, bankTransactions.id))
    .where(which)
    .groupBy(...Object.values(groups))

const countRefunds = (db: ReadDb, groups: Groups, which: SQL | undefined): Promise<Counted[]> =>
  db
    .select({ ...groups, ...sums(refunds.amount) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .leftJoin(bankTransactions, eq(bankTransactions.id, refunds.bankTransactionId))
    .where(which)
    .groupBy(...Object.values(groups))
