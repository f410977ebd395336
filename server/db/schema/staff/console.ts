import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { STAFF_ROLES, type StaffRole } from '../../../../console/contract/staff/roles'
import { LOCALES } from '../../../../src/contract/constants/common'
import type { Locale } from '../../../../src/contract/fields'
import { instant, key, oneOf, version } from '../columns'
import { stores } from '../store/stores'

/** Days in which a browser that has signed in before is recognised. */
export const KNOWN_BROWSER_DAYS = 90

/** People who work at the console. They are never deleted, because the audit log names them. */
export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: key(),
    /** In lower case. */
    email: text().notNull(),
    name: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    /** The language of the console. */
    locale: text().$type<Locale>().notNull(),
    /** Null until the person has chosen a password, and for the owner whose password is a variable of the server. */
    passwordHash: text(),
    active: boolean().notNull().default(true),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [
    uniqueIndex('staff_accounts_email').on(table.email),
    check('staff_accounts_email_lower', sql`${table.email} = lower(${table.email})`),
    check('staff_accounts_role', oneOf(table.role, STAFF_ROLES)),
    check('staff_accounts_locale', oneOf(table.locale, LOCALES)),
  ],
)
export type StaffAccountRow = typeof staffAccounts.$inferSelect

/** The stores that a person works in; all stores when there is no row. */
export const staffStores = pgTable(
  'staff_stores',
  {
    staffId: text()
      .notNull()
      .references(() => staffAccounts.id),
    storeId: text()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.storeId] })],
)

/** Links with which a person chooses a password: an invitation, or a new password. One is valid per person. */
export const staffLinks = pgTable('staff_links', {
  staffId: text()
    .primaryKey()
    .references(() => staffAccounts.id),
  /** SHA-256 of the token, which is never stored. */
  tokenHash: text().notNull().unique(),
  endsAt: instant().notNull(),
})

/** Sessions of the console. Ended sessions are stored for `KNOWN_BROWSER_DAYS`, to recognise browsers that have signed in before. */
export const consoleSessions = pgTable(
  'console_sessions',
  {
    /** SHA-256 of the token, which is never stored. */
    tokenHash: key(),
    staffId: text()
      .notNull()
      .references(() => staffAccounts.id),
    /** Secret of the tokens that every write must carry, against cross-site requests. */
    csrf: text().notNull(),
    createdAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.endsAt), index().on(table.staffId)],
)
