import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Quote } from '../../../src/contract/cart/quote'
import type { TableBill } from '../../../src/contract/inStore/inStoreTable'
import { VOID_CODES } from '../../../src/domain/order/orderState'
import { type BillFacts, equalAmount, ownAmounts } from '../../../src/domain/table/tableBill'
import type { ReadDb } from '../../db/database'
import { orders } from '../../db/schema/orders/orders'
import { purchases } from '../../db/schema/payments/purchases'
import { addQuotes } from '../pricing/billQuotes'
import type { TableParticipants } from '../carts/tableParticipants'
import { dishesBack, isLive, readDeposit, type SessionOrders } from './tableSessionOrders'

/** A table's bill for the domain rules. Amounts in satang. */
export interface Bill extends BillFacts {
  quote: Quote
  total: number
  /** With what went back of dishes that were paid. */
  paid: number
  /** What a deposit takes off. */
  deposit: number
  pending: number
  /** Equal parts the bill is split into. */
  parts: number
}

/** Adds up the orders and payments of a table session. `peopleNum` is the default number of equal parts. */
export function billOf({ batches, shares, deposit: held }: SessionOrders, peopleNum: number): Bill {
  const live = batches.filter(({ order }) => isLive(order))
  const quote = addQuotes(live.map(({ order }) => order.quote))
  const total = live.reduce((sum, { order }) => sum + order.payAmount, 0)
  const inShares = (paid: boolean) =>
    shares
      .filter(({ order }) => order.paid === paid)
      .reduce((sum, { order, refunded }) => sum + order.payAmount - refunded, 0)
  const back = live.reduce((sum, { refunded }) => sum + refunded, 0)
  const [paid, pending] = [inShares(true) + back, inShares(false)]
  const deposit = Math.min(held, Math.max(0, total - paid))
  const equal = shares.filter(({ share }) => share.way === 'equal').map(({ share }) => share)
  return {
    quote,
    total,
    paid,
    deposit,
    pending,
    left: Math.max(0, total - paid - deposit - pending),
    uncovered: uncoveredDishes({ batches: live, shares }),
    partsTaken: equal.reduce((sum, { take }) => sum + take, 0),
    parts: equal.at(-1)?.parts ?? peopleNum,
  }
}

/** The products of each participant that no share covers, satang without charges. */
function uncoveredDishes({ batches, shares }: Pick<SessionOrders, 'batches' | 'shares'>): Map<number, number> {
  const sums = new Map<number, number>()
  const add = (no: number, amount: number) => sums.set(no, (sums.get(no) ?? 0) + amount)
  for (const { participantNo, amount } of batches.flatMap(({ lines }) => lines)) add(participantNo ?? 0, amount)
  for (const { no, amount } of shares.flatMap(({ share }) => share.covers)) add(no, -amount)
  return new Map([...sums].filter(([, amount]) => amount > 0))
}

/** A bill of a reply. */
export function billReply(bill: Bill, { shares }: SessionOrders, participants: TableParticipants): TableBill {
  const { quote, total, paid, deposit, pending, left, parts, partsTaken } = bill
  return {
    quote,
    total,
    paid,
    deposit,
    pending,
    left,
    own: [...ownAmounts(bill)].map(([no, amount]) => ({ no, amount })),
    equal: { parts, left: Math.max(0, parts - partsTaken), amount: equalAmount(bill, parts, 1) },
    shares: shares.map(({ order, share }) => ({
      orderId: order.id,
      by: participants.byNumber(share.participantNo),
      way: share.way,
      amount: order.payAmount,
      paid: order.paid,
    })),
  }
}

/**
 * The total of a table session's valid orders, what is paid of it (with what went back of dishes), and what a deposit takes off the rest. Satang.
 */
export async function readBalance(
  db: ReadDb,
  tableSessionId: string,
): Promise<{ total: number; paid: number; pending: number; deposit: number }> {
  const isPart = sql`${orders.type} = 3`
  const sum = (which: SQL, of: SQL = sql`${orders.payAmount}`) =>
    sql`coalesce(sum(${of}) filter (where ${which}), 0)`.mapWith(Number)
  const [row] = await db
    .select({
      total: sum(sql`not ${isPart}`),
      paid: sum(sql`${isPart} and ${orders.paid}`),
      pending: sum(sql`${isPart} and not ${orders.paid}`),
      sharesBack: sum(isPart, sql`${purchases.refunded}`),
      dishesBack: sum(sql`not ${isPart}`, dishesBack),
    })
    .from(orders)
    .leftJoin(purchases, eq(purchases.id, orders.id))
    .where(and(eq(orders.tableSessionId, tableSessionId), notInArray(orders.state, VOID_CODES)))
  if (!row) throw new Error('a sum without a row')
  const { total, pending } = row
  const paid = row.paid - row.sharesBack + row.dishesBack
  const deposit = Math.min(await readDeposit(db, tableSessionId), Math.max(0, total - paid))
  return { total, paid, pending, deposit }
}
