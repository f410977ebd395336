import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { ReadDb } from '../../../db/database'
import { bankTransactions, payments, refunds } from '../../../db/schema/payments/payments'
import type { StatementEntry, StatementPeriod } from '../../../integrations/payment/paymentProvider'

/** What a provider lists, by what its entries name. */
interface Named {
  provider: string
  period: StatementPeriod
  theirs: readonly StatementEntry[]
}

/** The transfers and refunds of a provider that are booked here: those of a period, and those that its list names. */
export async function readOurMovements(db: ReadDb, named: Named): Promise<StatementEntry[]> {
  return [...(await readTransfers(db, named)), ...(await readRefunds(db, named))]
}

/** References of payments that were given out here, of those that are named. */
export async function readKnownRefs(db: ReadDb, provider: string, refs: readonly string[]): Promise<Set<string>> {
  if (refs.length === 0) return new Set()
  const known = await db
    .select({ ref: payments.ref })
    .from(payments)
    .where(and(eq(payments.provider, provider), inArray(payments.ref, [...refs])))
  return new Set(known.map(({ ref }) => ref))
}

/** When the earliest refund began that a provider has sent within a period; the end of the period without one. */
export async function earliestRefund(db: ReadDb, provider: string, { from, until }: StatementPeriod): Promise<Date> {
  const sent = and(eq(payments.provider, provider), gte(refunds.doneAt, from), lt(refunds.doneAt, until))
  const begun = await db
    .select({ at: refunds.createdAt })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(sent, isNotNull(refunds.sending)))
  return new Date(Math.min(until.getTime(), ...begun.map(({ at }) => at.getTime())))
}

async function readTransfers(db: ReadDb, { provider, period, theirs }: Named): Promise<StatementEntry[]> {
  const ids = theirs.flatMap(({ kind, transactionId }) => (kind === 'payment' ? [transactionId] : []))
  const { receivedAt, transactionId } = bankTransactions
  const ofPeriod = and(gte(receivedAt, period.from), lt(receivedAt, period.until))
  const ofTransfer = or(isNull(refunds.bankTransactionId), eq(refunds.bankTransactionId, bankTransactions.id))
  const back = and(eq(refunds.paymentId, bankTransactions.paymentId), ofTransfer)
  const goesBack = exists(db.select({ id: refunds.id }).from(refunds).where(back))
  const rows = await db
    .select({ transfer: bankTransactions, ref: payments.ref, goesBack: sql<boolean>`${goesBack}` })
    .from(bankTransactions)
    .innerJoin(payments, eq(payments.id, bankTransactions.paymentId))
    .where(and(eq(bankTransactions.provider, provider), or(ofPeriod, named(transactionId, ids))))
  return rows.map(({ transfer, ref, goesBack: isBack }) => ({
    ...{ kind: 'payment', ref, transactionId: transfer.transactionId, amount: transfer.amount },
    state: isBack ? 'sentBack' : 'done',
    ...(transfer.currency !== null && { currency: transfer.currency }),
    at: transfer.receivedAt,
  }))
}

/** Refunds that the provider sends. What staff have sent by hand is in no list. */
async function readRefunds(db: ReadDb, { provider, period, theirs }: Named): Promise<StatementEntry[]> {
  const ids = theirs.flatMap(({ refundId }) => (refundId ? [refundId] : []))
  const ofPeriod = and(
    gte(refunds.doneAt, period.from),
    lt(refunds.doneAt, period.until),
    eq(refunds.sending, 'sending'),
  )
  const rows = await db
    .select({ refund: refunds, ref: payments.ref, currency: bankTransactions.currency })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(bankTransactions, eq(bankTransactions.id, refunds.bankTransactionId))
    .where(and(eq(payments.provider, provider), or(ofPeriod, named(refunds.id, ids))))
  return rows.map(({ refund, ref, currency }) => ({
    ...{ kind: 'refund', ref, transactionId: '', refundId: refund.id, amount: refund.amount },
    ...(currency !== null && { currency }),
    state: refund.doneAt ? 'done' : 'pending',
    at: refund.doneAt ?? refund.createdAt,
  }))
}

const named = (column: typeof refunds.id | typeof bankTransactions.transactionId, ids: string[]) =>
  ids.length > 0 ? inArray(column, ids) : undefined
