import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, oneOf } from '../columns'
import { users } from './users'

/** What identifies a person: phone number, device, and payer account or login identity. */
export const IDENTITY_KINDS = ['phone', 'device', 'payer'] as const
export type IdentityKind = (typeof IDENTITY_KINDS)[number]

/** Keyed hashes of what identifies people who were judged as newcomers. They stay without their account when that is removed. */
export const identityHashes = pgTable(
  'identity_hashes',
  {
    kind: text().$type<IdentityKind>().notNull(),
    hash: text().notNull(),
    /** The first account that had it. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.hash] }),
    index().on(table.userId),
    index().on(table.at),
    check('identity_hashes_kind', oneOf(table.kind, IDENTITY_KINDS)),
  ],
)
