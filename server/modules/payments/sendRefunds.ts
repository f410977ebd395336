import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { lockRefund } from '../../db/locks'
import type { Db, Tx } from '../../db/database'
import { bankTransactions, payments, refunds } from '../../db/schema/payments/payments'
import { transact } from '../../db/transaction'
import { ProviderError } from '../../integrations/providerError'
import type { PaymentProvider, RefundOrder, RefundProgress } from '../../integrations/payment/paymentProvider'
import { completeRefund } from '../orders/refunds/transitionRefund'
import type { PaymentDependencies } from './dependencies'

/** Most refunds per run. */
const BATCH = 50
/** Failed attempts before a refund is left to staff: after about a day. */
const MAX_ATTEMPTS = 30
/** From this attempt on the wait is the longest one. */
const LONGEST_FROM = 6
/** Longest wait between two attempts, minutes. */
const LONGEST_WAIT = 60

/**
 * Has the providers send the refunds that are owed, each once by its id, and asks again until they have done or refused it. What a provider
 * has refused is left to staff.
 */
export async function sendRefunds(dependencies: PaymentDependencies): Promise<void> {
  for (const due of await dueRefunds(dependencies)) {
    const provider = dependencies.providers.byName(due.payment.provider)
    if (canRefund(provider)) await attempt(dependencies, provider, due)
    else if (due.refund.sending)
      await record(dependencies, due, { state: 'refused', reason: `${due.payment.provider} is not set up` })
  }
}

type Refunding = PaymentProvider & Required<Pick<PaymentProvider, 'refund'>>

function canRefund(provider: PaymentProvider | undefined): provider is Refunding {
  return provider?.refund !== undefined
}

type DueRefund = Awaited<ReturnType<typeof dueRefunds>>[number]

/** Refunds that wait for a provider. What staff send by hand is not among them, so that it does not fill the runs. */
function dueRefunds({ db, now, providers }: PaymentDependencies) {
  const sendable = providers
    .every()
    .filter(canRefund)
    .map(({ name }) => name)
  return db
    .select({ refund: refunds, payment: payments, transfer: bankTransactions })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(bankTransactions, eq(bankTransactions.id, refunds.bankTransactionId))
    .where(
      and(
        isNull(refunds.doneAt),
        or(isNotNull(refunds.sending), inArray(payments.provider, sendable)),
        or(isNull(refunds.sending), ne(refunds.sending, 'refused')),
        or(isNull(refunds.nextAttemptAt), lte(refunds.nextAttemptAt, now)),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(BATCH)
}

/** An error leaves the refund for the next attempt; the others are still sent. */
async function attempt(dependencies: PaymentDependencies, provider: Refunding, due: DueRefund): Promise<void> {
  if (!(await claim(dependencies, due.refund.id))) return
  try {
    await record(dependencies, due, await provider.refund(orderOf(due)))
  } catch (error) {
    dependencies.log.error(error)
    const reason = error instanceof ProviderError ? error.message : 'an unexpected error'
    const isLast = due.refund.attempts + 1 >= MAX_ATTEMPTS
    await record(dependencies, due, { state: isLast ? 'refused' : 'failed', reason })
  }
}

function orderOf({ refund, payment, transfer }: DueRefund): RefundOrder {
  return {
    refundId: refund.id,
    ref: payment.ref,
    data: payment.data,
    amount: refund.amount,
    total: transfer?.amount ?? payment.amount,
    isFirst: refund.attempts === 0,
    currency: transfer?.currency ?? undefined,
  }
}

/** Takes a refund for one attempt, so that no other server and no staff send it meanwhile. False when it is not due any more. */
function claim({ db, now }: { db: Db; now: Date }, refundId: string): Promise<boolean> {
  return transact(db, async (tx) => {
    const refund = await lockRefund(tx, refundId)
    if (!refund || refund.doneAt || refund.sending === 'refused') return false
    if (refund.nextAttemptAt && refund.nextAttemptAt > now) return false
    const wait = Math.min(2 ** refund.attempts, LONGEST_WAIT)
    const nextAttemptAt = new Date(now.getTime() + wait * MINUTE_MS)
    await tx
      .update(refunds)
      .set({ sending: 'sending', attempts: refund.attempts + 1, nextAttemptAt })
      .where(eq(refunds.id, refundId))
    return true
  })
}

/** Stores where a refund stands; `failed` is tried again. */
async function record(
  { db, now }: PaymentDependencies,
  { refund }: DueRefund,
  progress: RefundProgress | { state: 'failed'; reason: string },
): Promise<void> {
  if (progress.state === 'done') {
    await transact(db, (tx) => completeRefund(tx, refund.id, now, 'system'))
    return
  }
  const failure = 'reason' in progress ? progress.reason : null
  const sending = progress.state === 'refused' ? 'refused' : 'sending'
  const isOwed = and(eq(refunds.id, refund.id), isNull(refunds.doneAt))
  // An answer is not a failure: a refund that waits at the provider is asked about for as long as it takes.
  const attempts = progress.state === 'pending' ? sql`least(${refunds.attempts}, ${LONGEST_FROM})` : undefined
  await db.update(refunds).set({ sending, failure, attempts }).where(isOwed)
}

/** Gives a refund that the provider has refused to it once more. */
export async function sendRefundAgain(db: Db | Tx, refundId: string): Promise<void> {
  const refused = and(eq(refunds.id, refundId), eq(refunds.sending, 'refused'), isNull(refunds.doneAt))
  await db.update(refunds).set({ sending: 'sending', attempts: 0, nextAttemptAt: null, failure: null }).where(refused)
}
