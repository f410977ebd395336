import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ReadDb } from '../../db/database'
import { ledgerBalances, ledgerEntries } from '../../db/schema/wallet/ledger'
import { pointLots } from '../../db/schema/wallet/pointLots'
import { users } from '../../db/schema/account/users'
import { PAYMENT_STATE, payments, refunds } from '../../db/schema/payments/payments'

const total = sql<number>`sum(${ledgerEntries.amount})`.mapWith(Number)

/**
 * Proves that each balance is the sum of its entries, also after each of them, and that payments from balances and their refunds are
 * booked with their amounts. Returns one sentence for each fault.
 */
export async function checkLedger(db: ReadDb): Promise<string[]> {
  return [
    ...(await wrongBalances(db)),
    ...(await wrongEntries(db)),
    ...(await wrongPayments(db)),
    ...(await wrongRefunds(db)),
    ...(await wrongLots(db)),
  ]
}

/** The points of each user are what is left in the user's lots. */
async function wrongLots(db: ReadDb): Promise<string[]> {
  const booked = db
    .select({ userId: ledgerEntries.userId, sum: total.as('booked_sum') })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, 'points'))
    .groupBy(ledgerEntries.userId)
    .as('booked')
  const remaining = sql<number>`sum(${pointLots.remaining})`.mapWith(Number)
  const lots = db
    .select({ userId: pointLots.userId, sum: remaining.as('left_sum') })
    .from(pointLots)
    .groupBy(pointLots.userId)
    .as('lots')
  const points = sql<number>`coalesce(${booked.sum}, 0)`.mapWith(Number)
  const left = sql<number>`coalesce(${lots.sum}, 0)`.mapWith(Number)
  const rows = await db
    .select({ id: users.id, points, left })
    .from(users)
    .leftJoin(booked, eq(booked.userId, users.id))
    .leftJoin(lots, eq(lots.userId, users.id))
    .where(ne(points, left))
  return rows.map((row) => `the entries of ${row.id} add up to ${row.points} points, its lots to ${row.left}`)
}

async function wrongBalances(db: ReadDb): Promise<string[]> {
  const { userId, account } = ledgerEntries
  const sums = db
    .select({ userId: sql`${userId}`.as('owner'), account: sql`${account}`.as('name'), sum: total.as('sum') })
    .from(ledgerEntries)
    .groupBy(userId, account)
    .as('sums')
  const balance = sql<number>`coalesce(${ledgerBalances.balance}, 0)`.mapWith(Number)
  const sum = sql<number>`coalesce(${sums.sum}, 0)`.mapWith(Number)
  const rows = await db
    .select({
      userId: sql<string>`coalesce(${ledgerBalances.userId}, ${sums.userId})`,
      account: sql<string>`coalesce(${ledgerBalances.account}, ${sums.account})`,
      balance,
      sum,
    })
    .from(ledgerBalances)
    .fullJoin(sums, and(eq(sums.userId, ledgerBalances.userId), eq(sums.account, ledgerBalances.account)))
    .where(ne(balance, sum))
  return rows.map((row) => `${row.account} of ${row.userId} is ${row.balance}, its entries add up to ${row.sum}`)
}

async function wrongEntries(db: ReadDb): Promise<string[]> {
  const { id, userId, account, balanceAfter } = ledgerEntries
  const runningTotal = sql<number>`sum(${ledgerEntries.amount}) over (partition by ${userId}, ${account} order by ${id})`
  const runs = db
    .select({ id, userId, account, balanceAfter, running: runningTotal.mapWith(Number).as('running') })
    .from(ledgerEntries)
    .as('runs')
  const rows = await db.select().from(runs).where(ne(runs.balanceAfter, runs.running))
  return rows.map(
    (row) =>
      `entry ${row.id} says ${row.balanceAfter} ${row.account} of ${row.userId}, the entries up to it ${row.running}`,
  )
}

/** The money that each cause has booked under a kind. */
function moneyBooked(db: ReadDb, kind: 'payment' | 'refund') {
  return db
    .select({ cause: ledgerEntries.cause, sum: total.as('sum') })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.kind, kind), inArray(ledgerEntries.account, ['paidIn', 'bonus'])))
    .groupBy(ledgerEntries.cause)
    .as('booked')
}

async function wrongPayments(db: ReadDb): Promise<string[]> {
  const booked = moneyBooked(db, 'payment')
  const taken = sql<number>`-coalesce(${booked.sum}, 0)`.mapWith(Number)
  const received = inArray(payments.state, [PAYMENT_STATE.paid, PAYMENT_STATE.returned])
  const rows = await db
    .select({ id: payments.id, amount: payments.amount, taken })
    .from(payments)
    .leftJoin(booked, eq(booked.cause, payments.id))
    .where(and(eq(payments.payType, 'balance'), received, ne(payments.amount, taken)))
  return rows.map(({ id, amount, taken: sum }) => `payment ${id} is of ${amount}, ${sum} was taken from a balance`)
}

async function wrongRefunds(db: ReadDb): Promise<string[]> {
  const booked = moneyBooked(db, 'refund')
  const given = sql<number>`coalesce(${booked.sum}, 0)`.mapWith(Number)
  const rows = await db
    .select({ id: refunds.id, amount: refunds.amount, given })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(booked, eq(booked.cause, refunds.id))
    .where(and(eq(payments.payType, 'balance'), ne(refunds.amount, given)))
  return rows.map(({ id, amount, given: sum }) => `refund ${id} is of ${amount}, ${sum} was given to a balance`)
}
