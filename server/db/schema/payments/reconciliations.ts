import { check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../../../console/contract/numbers/reconciliation'
import { instant, key, oneOf, satang } from '../columns'

const STATES = ['waiting', 'done', 'failed'] as const

/** The comparison of a day of the restaurant with the list of a provider. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    provider: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** `waiting` until the provider has made its list, and when staff ask for another comparison. */
    state: text().$type<(typeof STATES)[number]>().notNull(),
    /** What the provider lists of the day. Satang. */
    payments: integer().notNull().default(0),
    paymentsAmount: satang().notNull().default(0),
    refunds: integer().notNull().default(0),
    refundsAmount: satang().notNull().default(0),
    /** Why the last attempt has failed, for staff. */
    failure: text(),
    ranAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.day] }),
    check('reconciliations_state', oneOf(table.state, STATES)),
  ],
)

const SETTLED = ['byRule', 'byStaff', 'gone'] as const

/** A difference between what is booked here and what a provider lists. */
export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    id: key(),
    provider: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<DifferenceKind>().notNull(),
    /** The provider's id of the transfer, or the id of the refund: one difference of a kind for each. */
    subject: text().notNull(),
    /** Our reference of the payment. */
    ref: text().notNull(),
    /** What is booked here and what the provider lists; null where there is nothing. */
    ours: text(),
    theirs: text(),
    foundAt: instant().notNull(),
    /** How it ended: booked by the rules of late payments, looked after by staff, or not there any more. Null while it is open. */
    settled: text().$type<(typeof SETTLED)[number]>(),
    settledAt: instant(),
    note: text().notNull().default(''),
    staffName: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique('reconciliation_differences_once').on(table.provider, table.kind, table.subject),
    index().on(table.day),
    check('reconciliation_differences_kind', oneOf(table.kind, DIFFERENCE_KINDS)),
    check('reconciliation_differences_settled', oneOf(table.settled, SETTLED)),
  ],
)
