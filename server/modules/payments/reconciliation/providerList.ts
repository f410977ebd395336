import { and, eq, exists, gte, lt, or } from 'drizzle-orm'
import { MINUTE_MS } from '../../../../src/domain/time/duration'
import type { Db } from '../../../db/database'
import { bankTransactions, payments } from '../../../db/schema/payments/payments'
import type {
  PaymentProvider,
  ReceivedTransfer,
  StatementEntry,
  StatementPeriod,
} from '../../../integrations/payment/paymentProvider'
import { ProviderError } from '../../../integrations/providerError'
import type { PaymentDependencies } from '../dependencies'
import { earliestRefund } from './ourMovements'

/** A provider's clock and ours may differ: what it lists around the day is compared too. */
export const MARGIN_MS = 10 * MINUTE_MS
/** So many payments one after the other without an answer: the provider is not there. */
const MAX_UNANSWERED = 10

/** What a provider lists of a period, also somewhat before and after it, or what it answers about each payment of it. */
export interface ProviderList {
  entries: readonly StatementEntry[]
  /** Whether it has refunds. */
  listsRefunds: boolean
  /** Our references of payments that it could not be asked about, with the reasons. */
  unqueried: ReadonlyMap<string, string>
}

/** The list of a provider, or its answers where it makes none. Null while it has not made the list. */
export async function readProviderList(
  dependencies: PaymentDependencies,
  provider: PaymentProvider,
  period: StatementPeriod,
): Promise<ProviderList | null> {
  if (!provider.statement) return queryEach(dependencies, provider, period)
  const begun = await earliestRefund(dependencies.db, provider.name, period)
  const from = new Date(Math.min(begun.getTime(), period.from.getTime()) - MARGIN_MS)
  const entries = await provider.statement({ from, until: new Date(period.until.getTime() + MARGIN_MS) })
  return entries && { entries, listsRefunds: true, unqueried: new Map() }
}

/** Why a call of a provider has failed, in words for staff. */
export function failureOf(error: unknown): string {
  return error instanceof ProviderError ? error.message : 'an unexpected error'
}

/** A payment that cannot be asked about leaves the others to be compared. Throws when the provider answers nothing at all. */
async function queryEach(
  { db, log }: PaymentDependencies,
  provider: PaymentProvider,
  period: StatementPeriod,
): Promise<ProviderList> {
  const entries: StatementEntry[] = []
  const unqueried = new Map<string, string>()
  let unanswered = 0
  for (const payment of await paymentsAround(db, provider, period)) {
    try {
      const transfers = await transfersOf(provider, payment)
      entries.push(...transfers.map(entryOf))
      unanswered = 0
    } catch (error) {
      unanswered += 1
      if (unanswered === MAX_UNANSWERED) throw error
      log.error(error)
      unqueried.set(payment.ref, failureOf(error))
    }
  }
  return { entries, listsRefunds: false, unqueried }
}

type QueriedPayment = Pick<typeof payments.$inferSelect, 'ref' | 'data'>

/** The payments that could be paid within a period or a little before or after it, and those that were. */
function paymentsAround(
  db: Db,
  { name }: PaymentProvider,
  { from, until }: StatementPeriod,
): Promise<QueriedPayment[]> {
  const [begin, end] = [new Date(from.getTime() - MARGIN_MS), new Date(until.getTime() + MARGIN_MS)]
  const couldBePaid = and(
    lt(payments.createdAt, end),
    or(gte(payments.createdAt, begin), gte(payments.expireAt, begin)),
  )
  const { paymentId, receivedAt } = bankTransactions
  const received = and(eq(paymentId, payments.id), gte(receivedAt, begin), lt(receivedAt, end))
  const wasPaid = exists(db.select({ id: bankTransactions.id }).from(bankTransactions).where(received))
  return db
    .select({ ref: payments.ref, data: payments.data })
    .from(payments)
    .where(and(eq(payments.provider, name), or(couldBePaid, wasPaid)))
    .orderBy(payments.createdAt)
}

async function transfersOf(provider: PaymentProvider, { ref, data }: QueriedPayment): Promise<ReceivedTransfer[]> {
  if (provider.transfers) return provider.transfers(ref, data)
  return (await provider.query(ref, data)).filter((report) => report.outcome === 'paid')
}

const entryOf = ({ ref, transactionId, amount, currency, sentBack, at }: ReceivedTransfer): StatementEntry => ({
  ...{ kind: 'payment', ref, transactionId, amount, ...(currency && { currency }) },
  ...{ state: sentBack ? 'sentBack' : 'done', at },
})
