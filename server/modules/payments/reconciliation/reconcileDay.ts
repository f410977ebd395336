import { and, eq, isNull, sql } from 'drizzle-orm'
import { periodOf } from '../../../api/period'
import type { Tx } from '../../../db/database'
import { newId } from '../../../db/ids'
import { reconciliationDifferences as differences, reconciliations } from '../../../db/schema/payments/reconciliations'
import { transact } from '../../../db/transaction'
import type { PaymentProvider, StatementEntry, StatementPeriod } from '../../../integrations/payment/paymentProvider'
import type { PaymentDependencies } from '../dependencies'
import { settlePayment } from '../settlePayment'
import { findDifferences, type FoundDifference, isReceived } from './findDifferences'
import { readKnownRefs, readOurMovements } from './ourMovements'
import { failureOf, type ProviderList, readProviderList } from './providerList'

/**
 * Compares a day of the restaurant with the list of a provider, and records the differences, each once. Money that is not booked here is booked:
 * it pays, or is owed back. A difference that is not there any more ends. A day with payments that the provider could not be asked about is not
 * done: it is compared again. Idempotent.
 */
export async function reconcileDay(
  dependencies: PaymentDependencies,
  provider: PaymentProvider,
  day: string,
): Promise<void> {
  const { db, now, log } = dependencies
  const { start: from, end: until } = periodOf({ from: day, to: day }, now)
  const period = { from, until }
  try {
    const list = await readProviderList(dependencies, provider, period)
    if (!list) return await note(dependencies, { provider: provider.name, day, state: 'waiting', failure: null })
    const found = await compare(dependencies, provider, { period, list })
    const late = await settleLate(dependencies, provider, found)
    await transact(db, async (tx) => {
      await record(tx, { provider: provider.name, day, found, late, unqueried: list.unqueried, now })
      await noteCompared(tx, { provider: provider.name, day, list, period, now })
    })
  } catch (error) {
    log.error(error)
    await note(dependencies, { provider: provider.name, day, state: 'failed', failure: failureOf(error) })
  }
}

const isWithin =
  ({ from, until }: StatementPeriod) =>
  ({ at }: { at: Date }) =>
    at >= from && at < until

async function compare(
  { db }: PaymentDependencies,
  { name }: PaymentProvider,
  { period, list }: { period: StatementPeriod; list: ProviderList },
): Promise<FoundDifference[]> {
  const { entries: theirs, listsRefunds, unqueried } = list
  const ours = await readOurMovements(db, { provider: name, period, theirs })
  const knownRefs = await readKnownRefs(db, name, [...new Set(theirs.map(({ ref }) => ref))])
  const isOfDay = (at: Date) => isWithin(period)({ at })
  return findDifferences({ theirs, listsRefunds, unqueried, ours, knownRefs, isOfDay })
}

/**
 * Books the money that a provider has and that is not booked here. What it has sent back already, and an error with one, is left to staff.
 * Returns the differences that end by it.
 */
async function settleLate(
  { db, now, log }: PaymentDependencies,
  { name: provider }: PaymentProvider,
  found: readonly FoundDifference[],
): Promise<ReadonlySet<FoundDifference>> {
  const settled = new Set<FoundDifference>()
  for (const difference of found) {
    const { kind, entry } = difference
    if (kind !== 'paymentMissingHere' || entry?.state !== 'done') continue
    const { ref, transactionId, amount, currency, at } = entry
    const report = { ref, outcome: 'paid' as const, transactionId, amount, ...(currency && { currency }), at }
    try {
      if (await transact(db, (tx) => settlePayment(tx, { provider, report, now }))) settled.add(difference)
    } catch (error) {
      log.error(error)
    }
  }
  return settled
}

interface Recorded {
  provider: string
  day: string
  found: readonly FoundDifference[]
  late: ReadonlySet<FoundDifference>
  unqueried: ProviderList['unqueried']
  now: Date
}

async function record(tx: Tx, { provider, day, found, late, unqueried, now }: Recorded): Promise<void> {
  const open = and(eq(differences.provider, provider), eq(differences.day, day), isNull(differences.settled))
  for (const { id, kind, subject, ref } of await tx.select().from(differences).where(open)) {
    // What was found of a payment before is still there for all that is known.
    if (unqueried.has(ref) || found.some((each) => each.kind === kind && each.subject === subject)) continue
    await tx
      .update(differences)
      .set({ settled: 'gone', settledAt: now, version: sql`${differences.version} + 1` })
      .where(eq(differences.id, id))
  }
  for (const difference of found) {
    const { entry: _entry, ...fields } = difference
    const ended = late.has(difference) ? { settled: 'byRule' as const, settledAt: now } : {}
    await tx
      .insert(differences)
      .values({ id: newId(), provider, day, ...fields, foundAt: now, ...ended })
      .onConflictDoUpdate({
        target: [differences.provider, differences.kind, differences.subject],
        set: { ...fields, settled: null, settledAt: null, ...ended, version: sql`${differences.version} + 1` },
        // One that was gone and is there again; what staff have settled stays so.
        setWhere: eq(differences.settled, 'gone'),
      })
  }
}

type ReconciliationState = Pick<typeof reconciliations.$inferInsert, 'provider' | 'day' | 'state' | 'failure'>

async function note({ db, now }: PaymentDependencies, { provider, day, ...noted }: ReconciliationState): Promise<void> {
  await db
    .insert(reconciliations)
    .values({ provider, day, ...noted, ranAt: now })
    .onConflictDoUpdate({ target: [reconciliations.provider, reconciliations.day], set: { ...noted, ranAt: now } })
}

async function noteCompared(
  tx: Tx,
  {
    provider,
    day,
    list,
    period,
    now,
  }: Pick<ReconciliationState, 'provider' | 'day'> & {
    list: ProviderList
    period: StatementPeriod
    now: Date
  },
): Promise<void> {
  const received = list.entries.filter((entry) => isWithin(period)(entry) && isReceived(entry) && !entry.currency)
  const of = (kind: StatementEntry['kind']) => received.filter((entry) => entry.kind === kind)
  const sum = (entries: readonly StatementEntry[]) => entries.reduce((total, { amount }) => total + amount, 0)
  const left = list.unqueried.size
  const failure = `${provider} could not be asked about ${left} of the payments`
  const counted = {
    ...(left > 0 ? { state: 'failed' as const, failure } : { state: 'done' as const, failure: null }),
    ...{ payments: of('payment').length, paymentsAmount: sum(of('payment')) },
    ...{ refunds: of('refund').length, refundsAmount: sum(of('refund')) },
    ranAt: now,
  }
  await tx
    .insert(reconciliations)
    .values({ provider, day, ...counted })
    .onConflictDoUpdate({ target: [reconciliations.provider, reconciliations.day], set: counted })
}
