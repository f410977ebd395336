import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key, notNegative, oneOf } from '../columns'

const CODE_PURPOSES = ['phone', 'register', 'reset', 'payCode'] as const
/** Purpose of a verification code: phone sign-in or binding, registration by e-mail, password reset, a new pay code. */
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** Verification codes. Several may be valid for one destination, so that a stranger's request does not replace the owner's code. */
export const codes = pgTable(
  'codes',
  {
    id: key(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** A phone number (E.164) or an e-mail address. */
    destination: text().notNull(),
    /** HMAC with a server secret: a plain hash of six digits could be brute-forced. */
    codeHash: text().notNull(),
    /** The device that requested the code. */
    deviceId: text().notNull(),
    /** Attempts by that device and by devices that have signed in to the account before; by all others. */
    tries: integer().notNull().default(0),
    strangerTries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index().on(table.purpose, table.destination),
    index().on(table.expiresAt),
    check('codes_purpose', oneOf(table.purpose, CODE_PURPOSES)),
    check('codes_tries', notNegative(table.tries, table.strangerTries)),
  ],
)

/** Attempts in the current window of a rate limit. The key is a hash, so that no address or number is stored. */
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
