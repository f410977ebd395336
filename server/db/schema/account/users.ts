import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Locale } from '../../../../src/contract/fields'
import { instant, key, oneOf } from '../columns'
import { stores } from '../store/stores'

/**
 * Owners of carts, orders and addresses. A guest without an account has a row without `registeredAt`: at the first sign-in
 * it becomes the account, or is merged into the existing one (`mergedInto`).
 */
export const users = pgTable(
  'users',
  {
    id: key(),
    createdAt: instant().notNull(),
    registeredAt: instant(),
    nickname: text().notNull().default(''),
    avatar: text().notNull().default(''),
    /** 0 unknown, 1 Mr, 2 Ms. */
    gender: smallint().$type<0 | 1 | 2>().notNull().default(0),
    /** Set once. */
    birthday: date({ mode: 'string' }),
    /** The bound number, E.164; empty when none is bound. */
    phone: text().notNull().default(''),
    /** In lower case; empty when there is none. */
    email: text().notNull().default(''),
    /** Whether e-mails about gifts and ending coupons are sent. */
    emailNotices: boolean().notNull().default(true),
    /** Includes the algorithm (`accounts/passwords.ts`); null without a password. */
    passwordHash: text(),
    /** Blocked by the merchant: every call with a session except signing out is answered with 402. */
    blocked: boolean().notNull().default(false),
    /** The account that this one was merged into; this row is then empty. */
    mergedInto: text().references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    /** When the deletion of the account was requested; signing in cancels it. */
    removalAskedAt: instant(),
    removalReason: text().notNull().default(''),
    /** The number that the member code contains. */
    memberNo: bigint({ mode: 'number' }).notNull().unique().generatedByDefaultAsIdentity(),
  },
  (table) => [
    check('users_gender', oneOf(table.gender, [0, 1, 2])),
    uniqueIndex('users_phone')
      .on(table.phone)
      .where(sql`${table.phone} <> ''`),
    uniqueIndex('users_email')
      .on(table.email)
      .where(sql`${table.email} <> ''`),
    index().on(table.mergedInto),
    index().on(table.removalAskedAt),
  ],
)

/** One per device. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: key(),
    tokenHash: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The same in all sessions of a device, one after the other. Never sent: a device proves it with the token of an earlier session. */
    deviceId: text().notNull(),
    /** Keyed hash of the network address that a user signed in from, for the list of odd patterns; null for guests. */
    addressKey: text(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    revokedAt: instant(),
    /** The language of its last use; null until the first one. */
    locale: text().$type<Locale>(),
  },
  (table) => [index().on(table.userId), index().on(table.lastSeenAt)],
)

const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Favourite stores. */
export const storeCollects = pgTable(
  'store_collects',
  {
    userId: owner(),
    storeId: text()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.storeId] })],
)

/** Delivery addresses; one default per user. */
export const addresses = pgTable(
  'addresses',
  {
    id: key(),
    userId: owner(),
    contact: text().notNull(),
    /** 1 Mr, 2 Ms. */
    gender: smallint().$type<1 | 2>().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    houseNo: text().notNull(),
    label: text().$type<'home' | 'company' | 'school'>().notNull(),
    isDefault: boolean().notNull().default(false),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
    check('addresses_gender', oneOf(table.gender, [1, 2])),
    check('addresses_label', oneOf(table.label, ['home', 'company', 'school'])),
  ],
)
