import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, oneOf } from '../columns'
import { users } from './users'

/** Kinds of marks that identify a person: phone number, device, payer account and login identity. */
export const MARK_KINDS = ['phone', 'device', 'payer'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** Marks of people who were judged as newcomers, as keyed hashes. They stay without their account when that is removed. */
export const seenMarks = pgTable(
  'seen_marks',
  {
    kind: text().$type<MarkKind>().notNull(),
    hash: text().notNull(),
    /** The first account that had it. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.hash] }),
    index().on(table.userId),
    index().on(table.at),
    check('seen_marks_kind', oneOf(table.kind, MARK_KINDS)),
  ],
)
