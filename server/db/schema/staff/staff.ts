import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, key, oneOf, satang } from '../columns'
import { consoleSessions, staffAccounts } from './console'
import { userCoupons } from '../coupons/coupons'
import { giftCards } from '../wallet/giftCards'
import { replyColumns } from '../account/requests'
import { stores } from '../store/stores'

/** Stored replies of staff's writes by `Idempotency-Key`, written in the transaction of their request. */
export const staffRequests = pgTable(
  'staff_requests',
  {
    sessionHash: text()
      .notNull()
      .references(() => consoleSessions.tokenHash, { onDelete: 'cascade' }),
    ...replyColumns(),
  },
  (table) => [primaryKey({ columns: [table.sessionHash, table.endpoint, table.key] }), index().on(table.createdAt)],
)

/** What staff have written: who, when, what it was and became. Entries are added and never changed: a trigger refuses it. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** Who it was, and the name at that time. Null and empty before there were accounts. */
    staffId: text().references(() => staffAccounts.id),
    staffName: text().notNull().default(''),
    /** SHA-256 of the token of the console's session, which may be gone. */
    sessionHash: text().notNull(),
    action: text().notNull(),
    /** The table of what changed, and its id. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (table) => [index().on(table.subjectId, table.id)],
)

/** What a guest shows at the till. */
export const TILL_KINDS = ['coupon', 'giftCard'] as const

/** Coupons and gift cards that were used at the till. */
export const tillRedemptions = pgTable(
  'till_redemptions',
  {
    id: key(),
    storeId: text()
      .notNull()
      .references(() => stores.id),
    kind: text().$type<(typeof TILL_KINDS)[number]>().notNull(),
    /** Null when the use was undone and the coupon is gone with an account. */
    couponId: text().references(() => userCoupons.id, { onDelete: 'set null' }),
    cardId: text().references(() => giftCards.id),
    /** The bill, and what came off it, satang. */
    amount: satang().notNull(),
    discount: satang().notNull(),
    at: instant().notNull(),
    /** When staff have undone it. */
    voidedAt: instant(),
  },
  (table) => [
    index().on(table.storeId, table.at),
    index().on(table.cardId),
    uniqueIndex('till_redemptions_coupon_once')
      .on(table.couponId)
      .where(sql`${table.voidedAt} is null`),
    check('till_redemptions_kind', oneOf(table.kind, TILL_KINDS)),
    check('till_redemptions_card', sql`(${table.kind} = 'giftCard') = (${table.cardId} is not null)`),
    check('till_redemptions_coupon', sql`${table.kind} = 'coupon' or ${table.couponId} is null`),
    check('till_redemptions_amounts', sql`${table.discount} between 1 and ${table.amount}`),
  ],
)
export type TillRedemptionRow = typeof tillRedemptions.$inferSelect
