import type { DifferenceKind } from '../../../../console/contract/reconciliation'
import { decimalText } from '../../../../src/domain/money/typedAmount'
import type { StatementEntry } from '../../../integrations/payment/paymentProvider'

/** What is booked here and what a provider lists of a day. */
export interface Compared {
  /** What the provider lists, also somewhat before and after the day. */
  theirs: readonly StatementEntry[]
  /** Whether its list has refunds. */
  listsRefunds: boolean
  /** Booked transfers and refunds of the day, and others that the list names. */
  ours: readonly StatementEntry[]
  /** References of payments that were given out here. */
  knownRefs: ReadonlySet<string>
  isOfDay(at: Date): boolean
}

/** A difference; `entry` is what the provider lists. */
export interface FoundDifference {
  kind: DifferenceKind
  subject: string
  ref: string
  ours: string | null
  theirs: string | null
  entry?: StatementEntry
}

/** What names a movement on both sides. */
const subjectOf = ({ kind, transactionId, refundId }: StatementEntry) =>
  kind === 'refund' ? refundId || transactionId : transactionId

/** Compares what is booked here with what a provider lists, by the provider's ids and ours. */
export function findDifferences(compared: Compared): FoundDifference[] {
  return [...differencesOf('payment', compared), ...(compared.listsRefunds ? differencesOf('refund', compared) : [])]
}

function differencesOf(
  kind: StatementEntry['kind'],
  { theirs, ours, knownRefs, isOfDay }: Compared,
): FoundDifference[] {
  const mine = new Map(ours.filter((entry) => entry.kind === kind).map((entry) => [subjectOf(entry), entry]))
  const listed = new Map<string, StatementEntry[]>()
  for (const entry of theirs.filter((each) => each.kind === kind)) {
    listed.set(subjectOf(entry), [...(listed.get(subjectOf(entry)) ?? []), entry])
  }
  const found = [...listed].flatMap(([subject, [entry, second]]) => {
    if (!entry || !isOfDay(entry.at)) return []
    const known = mine.get(subject)
    const doubled = second ? [difference(`${kind}Doubled`, known, second)] : []
    return [...doubled, ...(known ? compare(known, entry) : unknownEntry(entry, knownRefs))]
  })
  const missing = [...mine.values()].filter(
    (entry) => entry.state === 'done' && isOfDay(entry.at) && !listed.has(subjectOf(entry)),
  )
  return [...found, ...missing.map((entry) => difference(`${kind}MissingThere`, entry))]
}

/** What the provider lists and is not booked here. What it lists as failed or pending needs no booking. */
function unknownEntry(entry: StatementEntry, knownRefs: ReadonlySet<string>): FoundDifference[] {
  if (entry.kind === 'refund') {
    return entry.state === 'failed' ? [] : [difference('refundUnknown', undefined, entry)]
  }
  if (entry.state !== 'done') return []
  return [difference(knownRefs.has(entry.ref) ? 'paymentMissingHere' : 'paymentUnknown', undefined, entry)]
}

function compare(mine: StatementEntry, theirs: StatementEntry): FoundDifference[] {
  const { kind } = theirs
  const found: FoundDifference[] = []
  if (mine.currency !== theirs.currency) {
    found.push(difference(kind === 'payment' ? 'paymentCurrency' : 'refundAmount', mine, theirs))
  } else if (mine.amount !== theirs.amount) {
    found.push(difference(`${kind}Amount`, mine, theirs))
  }
  if ((mine.state === 'done') !== (theirs.state === 'done')) found.push(difference(`${kind}State`, mine, theirs))
  return found
}

function difference(kind: DifferenceKind, ours?: StatementEntry, theirs?: StatementEntry): FoundDifference {
  const entry = theirs ?? ours
  if (!entry) throw new Error('a difference is of something')
  const words = (each?: StatementEntry) => (each ? textOf(each) : null)
  const common = { kind, subject: subjectOf(entry), ref: entry.ref, ours: words(ours), theirs: words(theirs) }
  return theirs ? { ...common, entry: theirs } : common
}

/** `155.15 done`; with the currency when it is another than ours. */
function textOf({ amount, currency, state }: StatementEntry): string {
  return [decimalText(amount), currency, state].filter(Boolean).join(' ')
}
