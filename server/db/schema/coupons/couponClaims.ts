import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CouponGift } from '../../columnTypes'
import { instant, key, localizedText, notNegative, noText, oneOf, satang, version } from '../columns'
import { couponTemplates } from './coupons'
import { users } from '../account/users'

/** How many coupons of a template a member has claimed, by day of the stores. A coupon that was given away still counts. */
export const couponReceipts = pgTable(
  'coupon_receipts',
  {
    templateId: text()
      .notNull()
      .references(() => couponTemplates.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    day: date({ mode: 'string' }).notNull(),
    num: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.userId, table.day] }),
    index().on(table.userId),
    check('coupon_receipts_num', sql`${table.num} > 0`),
  ],
)

/** Exchange codes that were made together. Kind `coupon` gives coupons, kind `balance` bonus money, satang. */
export const exchangeBatches = pgTable(
  'exchange_batches',
  {
    id: key(),
    /** For staff. */
    name: text().notNull(),
    kind: text().$type<'coupon' | 'balance'>().notNull(),
    coupons: jsonb().$type<CouponGift[]>().notNull().default([]),
    amount: satang().notNull().default(0),
    /** Null is open. */
    validFrom: instant(),
    validUntil: instant(),
    /** How many codes of it one member redeems; null without a limit. */
    perPerson: integer(),
    closed: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [
    check('exchange_batches_kind', oneOf(table.kind, ['coupon', 'balance'])),
    check('exchange_batches_amount', notNegative(table.amount)),
    check('exchange_batches_content', sql`(${table.kind} = 'balance') = (${table.amount} > 0)`),
  ],
)
export type ExchangeBatch = typeof exchangeBatches.$inferSelect

/** Exchange codes, each redeemed once. Only a keyed hash of a code is stored. */
export const exchangeCodes = pgTable(
  'exchange_codes',
  {
    id: key(),
    batchId: text()
      .notNull()
      .references(() => exchangeBatches.id),
    hash: text().notNull().unique(),
    /** The last signs, by which staff recognise a code. */
    ending: text().notNull(),
    usedBy: text().references(() => users.id),
    usedAt: instant(),
  },
  (table) => [
    index().on(table.batchId),
    index().on(table.usedBy),
    check('exchange_codes_used', sql`${table.usedBy} is null or ${table.usedAt} is not null`),
  ],
)

/** Coupon campaigns: each gives its coupons once to each member, for a tap on its page or for a word that the merchant publishes. */
export const couponActivities = pgTable(
  'coupon_activities',
  {
    id: key(),
    sort: integer().notNull().default(0),
    name: localizedText().notNull().default(noText),
    description: localizedText().notNull().default(noText),
    image: text().notNull().default(''),
    /** As `wordOf` writes it; null: members claim with a tap. */
    word: text().unique(),
    /** Whether guests find it among the campaigns. */
    listed: boolean().notNull().default(false),
    coupons: jsonb().$type<CouponGift[]>().notNull(),
    /** How many members claim; null without a limit. `claimed` counts them. */
    total: integer(),
    claimed: integer().notNull().default(0),
    validFrom: instant(),
    validUntil: instant(),
    closed: boolean().notNull().default(false),
    version: version(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check(
      'coupon_activities_claimed',
      sql`${table.claimed} >= 0 and (${table.total} is null or ${table.claimed} <= ${table.total})`,
    ),
  ],
)
export type CouponActivity = typeof couponActivities.$inferSelect

/** Who has claimed the coupons of a campaign. */
export const couponActivityClaims = pgTable(
  'coupon_activity_claims',
  {
    activityId: text()
      .notNull()
      .references(() => couponActivities.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.userId] }), index().on(table.userId)],
)
