import type { DifferenceKind } from '../../../../console/contract/numbers/reconciliation'
import { decimalText } from '../../../../src/domain/money/typedAmount'
import type { StatementEntry } from '../../../integrations/payment/paymentProvider'

/** What is booked here and what a provider lists of a day. */
export interface Compared {
  /** What the provider lists, also somewhat before and after the day. */
  theirs: readonly StatementEntry[]
  /** Whether its list has refunds. */
  listsRefunds: boolean
  /** Our references of payments that the provider could not be asked about, with the reasons. */
  unqueried: ReadonlyMap<string, string>
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

/** The key of a movement on both sides. */
const subjectOf = ({ kind, transactionId, refundId }: StatementEntry) =>
  kind === 'refund' ? refundId || transactionId : transactionId

/** Whether a side has the money, or had it before some of it went back. */
export function isReceived({ state }: Pick<StatementEntry, 'state'>): boolean {
  return state === 'done' || state === 'sentBack'
}

/** Compares what is booked here with what a provider lists, by the provider's ids and ours. */
export function findDifferences(compared: Compared): FoundDifference[] {
  const { unqueried, listsRefunds } = compared
  const ours = compared.ours.filter(({ ref }) => !unqueried.has(ref))
  const requested = { ...compared, ours }
  return [
    ...differencesOf('payment', requested),
    ...(listsRefunds ? differencesOf('refund', requested) : []),
    ...[...unqueried].map(([ref, reason]) => unqueriedDifference(ref, reason, compared)),
  ]
}

/** What is known of a payment that could not be asked about. */
function unqueriedDifference(ref: string, reason: string, { ours }: Compared): FoundDifference {
  const booked = ours.find((entry) => entry.kind === 'payment' && entry.ref === ref)
  return { kind: 'paymentNotAsked', subject: ref, ref, ours: booked ? textOf(booked) : null, theirs: reason }
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
    (entry) => isReceived(entry) && isOfDay(entry.at) && !listed.has(subjectOf(entry)),
  )
  return [...found, ...missing.map((entry) => difference(`${kind}MissingThere`, entry))]
}

/** What the provider lists and is not booked here. What it lists as failed or pending needs no booking. */
function unknownEntry(entry: StatementEntry, knownRefs: ReadonlySet<string>): FoundDifference[] {
  if (entry.kind === 'refund') {
    return entry.state === 'failed' ? [] : [difference('refundUnknown', undefined, entry)]
  }
  if (!isReceived(entry)) return []
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
  if (differsInState(mine, theirs)) found.push(difference(`${kind}State`, mine, theirs))
  return found
}

/** A list that has refunds keeps their payments as done, so what only this side has sent back is no difference. */
function differsInState(mine: StatementEntry, theirs: StatementEntry): boolean {
  if (isReceived(mine) !== isReceived(theirs)) return true
  return theirs.state === 'sentBack' && mine.state !== 'sentBack'
}

function difference(kind: DifferenceKind, ours?: StatementEntry, theirs?: StatementEntry): FoundDifference {
  const entry = theirs ?? ours
  if (!entry) throw new Error('a difference is of something')
  const describe = (each?: StatementEntry) => (each ? textOf(each) : null)
  const common = { kind, subject: subjectOf(entry), ref: entry.ref, ours: describe(ours), theirs: describe(theirs) }
  return theirs ? { ...common, entry: theirs } : common
}

/** `155.15 done`; with the currency when it is another than ours. */
function textOf({ amount, currency, state }: StatementEntry): string {
  return [decimalText(amount), currency, state === 'sentBack' ? 'sent back' : state].filter(Boolean).join(' ')
}
