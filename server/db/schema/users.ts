import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, key, notNegative, oneOf, satang } from './columns'
import { stores } from './stores'

/**
 * Whoever owns carts, orders and addresses. A visitor has a row too, without `registeredAt`: when they sign in
 * for the first time the row is kept, or merged into the one they had.
 */
export const users = pgTable(
  'users',
  {
    id: key(),
    createdAt: instant().notNull(),
    registeredAt: instant(),
    nickname: text().notNull().default(''),
    avatar: text().notNull().default(''),
    phone: text().notNull().default(''),
    unionid: text(),
    openid: text(),
    /** Above 0 means VIP. */
    level: integer().notNull().default(0),
    levelName: text().notNull().default(''),
    points: integer().notNull().default(0),
    balance: satang().notNull().default(0),
    growth: integer().notNull().default(0),
  },
  (table) => [
    check('users_amounts', notNegative(table.points, table.balance, table.growth, table.level)),
    uniqueIndex().on(table.openid),
    uniqueIndex().on(table.unionid),
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
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    revokedAt: instant(),
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

/** Where deliveries go; one default per user. */
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
