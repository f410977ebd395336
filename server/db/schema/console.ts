import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key } from './columns'

/** Days in which a browser that has signed in before is recognised. */
export const KNOWN_BROWSER_DAYS = 90

/** Sessions of the merchant's console. Ended sessions are stored for `KNOWN_BROWSER_DAYS`, to recognise browsers that have signed in before. */
export const consoleSessions = pgTable(
  'console_sessions',
  {
    /** SHA-256 of the token, which is never stored. */
    tokenHash: key(),
    /** Token that every form must contain, against cross-site requests. */
    csrf: text().notNull(),
    createdAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.endsAt)],
)
