import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { day, id, instant, pageOf, paging, text } from '../../../src/contract/fields'
import { calendarDay, money, version } from '../fields'
import { file } from './money'
import { staffRead, staffWrite } from '../staffCall'

/** How what is booked here can differ from the list of a provider. */
export const DIFFERENCE_KINDS = [
  /** The provider has money for a payment that is not booked here: it is booked then, and pays or is owed back. */
  'paymentMissingHere',
  /** The provider has money under a reference that was never given out here. */
  'paymentUnknown',
  'paymentMissingThere',
  'paymentDoubled',
  'paymentAmount',
  'paymentCurrency',
  'paymentState',
  /** The provider could not be asked about a payment: it is asked again. */
  'paymentNotAsked',
  /** A refund that was not made here, such as one in the provider's own portal. */
  'refundUnknown',
  'refundMissingThere',
  'refundDoubled',
  'refundAmount',
  'refundState',
] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

const comparison = v.object({
  id,
  provider: v.string(),
  day,
  state: v.picklist(['waiting', 'done', 'failed']),
  /** What the provider lists of the day. */
  payments: v.number(),
  paymentsAmount: money(0, 1_000_000_000_000),
  refunds: v.number(),
  refundsAmount: money(0, 1_000_000_000_000),
  /** Differences of the day that are open. */
  open: v.number(),
  failure: v.nullable(v.string()),
  ranAt: instant,
})
export type Comparison = v.InferOutput<typeof comparison>

const difference = v.object({
  id,
  provider: v.string(),
  day,
  kind: v.picklist(DIFFERENCE_KINDS),
  ref: v.string(),
  subject: v.string(),
  /** What is booked here and what the provider lists or answers, in words; null where there is nothing. */
  ours: v.nullable(v.string()),
  theirs: v.nullable(v.string()),
  foundAt: instant,
  /** How it ended; null while it is open. */
  settled: v.nullable(v.picklist(['byRule', 'byStaff', 'gone'])),
  settledAt: v.nullable(instant),
  note: v.string(),
  staffName: v.string(),
  version,
})
export type Difference = v.InferOutput<typeof difference>

/** The comparison of our payments with the lists of the providers. */
export const reconciliationContract = {
  list: endpoint({
    ...staffRead,
    summary: 'The comparisons by day and provider, the latest day first',
    path: 'reconciliation',
    input: v.object(paging),
    reply: pageOf(comparison),
  }),
  differences: endpoint({
    ...staffRead,
    summary: 'The differences, open ones first, then the latest',
    path: 'reconciliation/differences',
    input: v.object({ day: v.optional(calendarDay), ...paging }),
    reply: pageOf(difference),
  }),
  readDifference: endpoint({
    ...staffRead,
    summary: 'One difference',
    path: 'reconciliation/difference',
    input: v.object({ id }),
    reply: difference,
  }),
  file: endpoint({
    ...staffRead,
    summary: 'The differences of some days as a file for spreadsheets (CSV)',
    path: 'reconciliation/file',
    input: v.object({ from: calendarDay, to: calendarDay }),
    reply: file,
  }),
  settle: endpoint({
    ...staffWrite,
    summary: 'Notes that staff have looked after a difference. A stale version is refused with code 409 and `current`',
    path: 'reconciliation/settle',
    input: v.object({ id, version, note: v.pipe(text(200), v.minLength(1)) }),
    reply: difference,
  }),
  repeat: endpoint({
    ...staffWrite,
    summary: 'Has a day compared once more; the job does it within minutes',
    path: 'reconciliation/repeat',
    input: v.object({ day: calendarDay }),
    reply: v.object({ asked: v.number() }),
  }),
}
