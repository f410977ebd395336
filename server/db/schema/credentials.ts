import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, key, notNegative, oneOf } from './columns'

const CODE_PURPOSES = ['phone', 'register', 'reset'] as const
/** What a code proves a destination for: signing in with or binding a phone, a new account by e-mail, a new password. */
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** The newest code that went to each destination. */
export const codes = pgTable(
  'codes',
  {
    purpose: text().$type<CodePurpose>().notNull(),
    /** A phone number (E.164) or an e-mail address. */
    destination: text().notNull(),
    /** Keyed with a secret of the server: six digits alone could be found by trying. */
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.destination] }),
    index().on(table.expiresAt),
    check('codes_purpose', oneOf(table.purpose, CODE_PURPOSES)),
    check('codes_tries', notNegative(table.tries)),
  ],
)

/** How often something was done in the window that runs; the key is a hash, so that no address or number is kept. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: key(),
    count: integer().notNull(),
    startedAt: instant().notNull(),
    resetsAt: instant().notNull(),
  },
  (table) => [index().on(table.resetsAt)],
)
