import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CouponGift } from '../../columnTypes'
import { instant, key, localizedText, noText, offerState, satang } from '../columns'
import { users } from '../account/users'

/** The level that a member reached and keeps, whatever becomes of the growth value, until the review at `keptUntil`. */
export const memberLevels = pgTable(
  'member_levels',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    level: integer().notNull(),
    keptUntil: instant().notNull(),
    /** The level whose news the member has seen; below `level` until the news of a level-up is closed. */
    toldLevel: integer().notNull(),
  },
  (table) => [
    index().on(table.keptUntil),
    check('member_levels_level', sql`${table.level} >= 0 and ${table.toldLevel} between 0 and ${table.level}`),
  ],
)
export type MemberLevelRecord = typeof memberLevels.$inferSelect

/** Monthly coupons that a member has had: once for what gives them and its month. */
export const benefitGrants = pgTable(
  'benefit_grants',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    /** `level 2`, the id of a paid VIP term, or of a held equity card. */
    giver: text().notNull(),
    /** `2026-11` of the stores for a level, else the number of the month of the term. */
    month: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.giver, table.month] })],
)

/** Plans of paid VIP. */
export const vipPlans = pgTable(
  'vip_plans',
  {
    id: key(),
    sort: integer().notNull().default(0),
    name: localizedText().notNull(),
    /** Calendar months. */
    months: integer().notNull(),
    price: satang().notNull(),
    ...offerState(),
  },
  (table) => [
    index().on(table.sort),
    check('vip_plans_price', sql`${table.price} > 0`),
    check('vip_plans_months', sql`${table.months} between 1 and 60 and ${table.refundDays} >= 0`),
  ],
)
export type VipPlan = typeof vipPlans.$inferSelect

/** Plans that are bought: each has the id of its purchase. It keeps what was sold, whatever becomes of the plan. */
export const vipOrders = pgTable(
  'vip_orders',
  {
    id: key(),
    planId: text()
      .notNull()
      .references(() => vipPlans.id),
    months: integer().notNull(),
    refundDays: integer().notNull(),
  },
  (table) => [index().on(table.planId)],
)
export type VipOrder = typeof vipOrders.$inferSelect

/** The time of each paid plan, with the id of its order. The terms of a member follow each other. */
export const vipTerms = pgTable(
  'vip_terms',
  {
    id: text()
      .primaryKey()
      .references(() => vipOrders.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    months: integer().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId, table.endAt),
    index().on(table.endAt),
    check('vip_terms_span', sql`${table.startAt} < ${table.endAt}`),
  ],
)
export type VipTerm = typeof vipTerms.$inferSelect

/** Equity cards on sale: coupons in each month of the card. */
export const equityCards = pgTable(
  'equity_cards',
  {
    id: key(),
    sort: integer().notNull().default(0),
    name: localizedText().notNull(),
    text: localizedText().notNull().default(noText),
    /** Relative to attachurl; empty without a picture. */
    image: text().notNull().default(''),
    months: integer().notNull(),
    price: satang().notNull(),
    /** What each month gives. */
    gifts: jsonb().$type<CouponGift[]>().notNull(),
    ...offerState(),
  },
  (table) => [
    index().on(table.sort),
    check('equity_cards_price', sql`${table.price} > 0`),
    check('equity_cards_months', sql`${table.months} between 1 and 60 and ${table.refundDays} >= 0`),
  ],
)
export type EquityCard = typeof equityCards.$inferSelect

/**
 * Equity cards of members, and printed ones that wait for their activation. A bought card has the id of its purchase and no password.
 * It keeps what was sold, whatever becomes of the card on sale.
 */
export const heldEquityCards = pgTable(
  'held_equity_cards',
  {
    id: key(),
    cardId: text()
      .notNull()
      .references(() => equityCards.id),
    /** The number on the card. */
    no: text().notNull().unique(),
    /** Hash of number and password of a printed card. */
    passwordHash: text().unique(),
    /** Null until it is paid or activated. */
    userId: text().references(() => users.id),
    months: integer().notNull(),
    gifts: jsonb().$type<CouponGift[]>().notNull(),
    refundDays: integer().notNull(),
    startAt: instant(),
    endAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.cardId),
    index().on(table.endAt),
    check('held_equity_cards_active', sql`(${table.startAt} is null) = (${table.endAt} is null)`),
    check('held_equity_cards_owner', sql`${table.userId} is null or ${table.startAt} is not null`),
    check('held_equity_cards_span', sql`${table.startAt} < ${table.endAt}`),
  ],
)
export type HeldEquityCard = typeof heldEquityCards.$inferSelect
