import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../../../../src/domain/time/duration'
import { periodOf } from '../../../api/period'
import type { Tx } from '../../../db/database'
import { newId } from '../../../db/ids'
import { payments } from '../../../db/schema/payments'
import { reconciliationDifferences as differences, reconciliations } from '../../../db/schema/reconciliations'
import { transact } from '../../../db/transaction'
import type { PaymentProvider, StatementEntry, StatementPeriod } from '../../../integrations/payment/paymentProvider'
import { ProviderError } from '../../../integrations/providerError'
import type { PaymentDependencies } from '../dependencies'
import { settlePayment } from '../settlePayment'
import { findDifferences, type FoundDifference } from './findDifferences'
import { earliestRefund, readKnownRefs, readOurMovements } from './ourMovements'

/** A provider's clock and ours may differ: what it lists around the day is compared too. */
export const MARGIN_MS = 10 * MINUTE_MS

type Statement = { entries: readonly StatementEntry[]; listsRefunds: boolean }

/**
 * Compares a day of the restaurant with the list of a provider, and records the differences, each once. Money that is not booked here is booked:
 * it pays, or is owed back. A difference that is not there any more ends. Idempotent.
 */
export async function reconcileDay(needs: PaymentDependencies, provider: PaymentProvider, day: string): Promise<void> {
  const { db, now, log } = needs
  const { start: from, end: until } = periodOf({ from: day, to: day }, now)
  const period = { from, until }
  try {
    const statement = await statementOf(needs, provider, period)
    if (!statement) return await note(needs, { provider: provider.name, day, state: 'waiting', failure: null })
    const found = await compare(needs, provider, { period, statement })
    const late = await settleLate(needs, provider, found)
    await transact(db, async (tx) => {
      await record(tx, { provider: provider.name, day, found, late, now })
      await noteDone(tx, { provider: provider.name, day, entries: statement.entries.filter(isWithin(period)), now })
    })
  } catch (error) {
    log.error(error)
    const failure = error instanceof ProviderError ? error.message : 'an unexpected error'
    await note(needs, { provider: provider.name, day, state: 'failed', failure })
  }
}

const isWithin =
  ({ from, until }: StatementPeriod) =>
  ({ at }: { at: Date }) =>
    at >= from && at < until

/** The list of a provider, or what it answers about each payment of the day when it makes none. Null while there is none yet. */
async function statementOf(
  needs: PaymentDependencies,
  provider: PaymentProvider,
  period: StatementPeriod,
): Promise<Statement | null> {
  if (!provider.statement) return { entries: await queriedEntries(needs, provider, period), listsRefunds: false }
  const begun = await earliestRefund(needs.db, provider.name, period)
  const from = new Date(Math.min(begun.getTime(), period.from.getTime()) - MARGIN_MS)
  const entries = await provider.statement({ from, until: new Date(period.until.getTime() + MARGIN_MS) })
  return entries && { entries, listsRefunds: true }
}

async function queriedEntries(
  { db }: PaymentDependencies,
  provider: PaymentProvider,
  { from, until }: StatementPeriod,
): Promise<StatementEntry[]> {
  const begun = new Date(from.getTime() - MARGIN_MS)
  const ofDay = and(eq(payments.provider, provider.name), gte(payments.createdAt, begun), lt(payments.createdAt, until))
  const entries: StatementEntry[] = []
  for (const { ref, data } of await db.select().from(payments).where(ofDay)) {
    for (const report of await provider.query(ref, data)) {
      if (report.outcome === 'paid') entries.push({ ...report, kind: 'payment', state: 'done' })
    }
  }
  return entries
}

async function compare(
  { db }: PaymentDependencies,
  { name }: PaymentProvider,
  { period, statement }: { period: StatementPeriod; statement: Statement },
): Promise<FoundDifference[]> {
  const { entries: theirs, listsRefunds } = statement
  const ours = await readOurMovements(db, { provider: name, period, theirs })
  const knownRefs = await readKnownRefs(db, name, [...new Set(theirs.map(({ ref }) => ref))])
  const isOfDay = (at: Date) => isWithin(period)({ at })
  return findDifferences({ theirs, listsRefunds, ours, knownRefs, isOfDay })
}

/** Books the money that a provider has and that is not booked here. An error with one leaves it to staff. Returns the differences that end by it. */
async function settleLate(
  { db, now, log }: PaymentDependencies,
  { name: provider }: PaymentProvider,
  found: readonly FoundDifference[],
): Promise<ReadonlySet<FoundDifference>> {
  const settled = new Set<FoundDifference>()
  for (const difference of found) {
    const { kind, entry } = difference
    if (kind !== 'paymentMissingHere' || !entry) continue
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
  now: Date
}

async function record(tx: Tx, { provider, day, found, late, now }: Recorded): Promise<void> {
  const open = and(eq(differences.provider, provider), eq(differences.day, day), isNull(differences.settled))
  for (const { id, kind, subject } of await tx.select().from(differences).where(open)) {
    if (found.some((each) => each.kind === kind && each.subject === subject)) continue
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

type Noted = Pick<typeof reconciliations.$inferInsert, 'provider' | 'day' | 'state' | 'failure'>

async function note({ db, now }: PaymentDependencies, { provider, day, ...noted }: Noted): Promise<void> {
  await db
    .insert(reconciliations)
    .values({ provider, day, ...noted, ranAt: now })
    .onConflictDoUpdate({ target: [reconciliations.provider, reconciliations.day], set: { ...noted, ranAt: now } })
}

async function noteDone(
  tx: Tx,
  { provider, day, entries, now }: { provider: string; day: string; entries: readonly StatementEntry[]; now: Date },
): Promise<void> {
  const done = entries.filter(({ state, currency }) => state === 'done' && !currency)
  const of = (kind: StatementEntry['kind']) => done.filter((entry) => entry.kind === kind)
  const sum = (list: readonly StatementEntry[]) => list.reduce((total, { amount }) => total + amount, 0)
  const counted = {
    ...{ state: 'done' as const, failure: null, ranAt: now },
    ...{ payments: of('payment').length, paymentsAmount: sum(of('payment')) },
    ...{ refunds: of('refund').length, refundsAmount: sum(of('refund')) },
  }
  await tx
    .insert(reconciliations)
    .values({ provider, day, ...counted })
    .onConflictDoUpdate({ target: [reconciliations.provider, reconciliations.day], set: counted })
}
