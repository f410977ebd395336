import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CouponGift } from '../../columnTypes'
import { instant, key, notNegative, oneOf, satang, version } from '../columns'
import { LEDGER_ACCOUNTS, type LedgerAccount } from './ledger'
import { orders } from '../orders/orders'
import { users } from '../account/users'

/** What is given for money that is paid into the balance. */
const given = () => ({
  /** Bonus money, satang. */
  bonus: satang().notNull().default(0),
  points: integer().notNull().default(0),
  coupons: jsonb().$type<CouponGift[]>().notNull().default([]),
})

/** Amounts that members pay in, with what is given for each. The plain amounts of the setting `storageVal` are offered beside them. */
export const topUpAmounts = pgTable(
  'top_up_amounts',
  {
    id: key(),
    /** What is paid, satang. */
    amount: satang().notNull(),
    ...given(),
    /** Shown with a mark. */
    recommended: boolean().notNull().default(false),
    /** How often one member may choose it; null without a limit. */
    perPerson: integer(),
    /** The end of the offer; null without one. */
    endAt: instant(),
    /** Taken off by staff; orders that wait for their payment go on. */
    closed: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [
    index().on(table.amount),
    check('top_up_amounts_amount', sql`${table.amount} > 0`),
    check('top_up_amounts_given', notNegative(table.bonus, table.points)),
    check('top_up_amounts_share', sql`${table.perPerson} > 0`),
  ],
)
export type TopUpAmount = typeof topUpAmounts.$inferSelect

/** Top-ups: each has the id of its purchase, which has its owner, amount and state. What is given stays as it was promised. */
export const topUpOrders = pgTable(
  'top_up_orders',
  {
    id: key(),
    /** Null for a plain amount. */
    amountId: text().references(() => topUpAmounts.id),
    ...given(),
    /** For how many days after the payment an unused top-up is refunded. */
    refundDays: integer().notNull(),
  },
  (table) => [index().on(table.amountId), check('top_up_orders_given', notNegative(table.bonus, table.points))],
)
export type TopUpOrder = typeof topUpOrders.$inferSelect

const owner = () =>
  text()
    .notNull()
    .references(() => users.id)

/** The code of six digits that a member enters before the balance pays. */
export const payCodes = pgTable('pay_codes', {
  userId: owner().primaryKey(),
  /** Salted and keyed (`accounts/payCodeChecks.ts`). */
  hash: text().notNull(),
  changedAt: instant().notNull(),
  /** Until when one payment needs no code, because it was entered just now. */
  provenUntil: instant(),
})

/** Member codes that staff have scanned: each is used up by that, and pays one bill at most. */
export const memberScans = pgTable(
  'member_scans',
  {
    id: key(),
    userId: owner(),
    code: text().notNull().unique(),
    at: instant().notNull(),
    /** Set by the charge; the order is the bill that the balance has paid. */
    chargedAt: instant(),
    orderId: text().references(() => orders.id),
  },
  (table) => [index().on(table.userId), index().on(table.orderId), index().on(table.at)],
)

export type MemberScan = typeof memberScans.$inferSelect

/** What staff have booked by hand. The ledger entry of the kind `adjustment` names it as its cause. */
export const ledgerBookings = pgTable(
  'ledger_bookings',
  {
    id: key(),
    userId: owner(),
    account: text().$type<LedgerAccount>().notNull(),
    /** Signed: money in satang, points, growth value. */
    amount: satang().notNull(),
    reason: text().notNull(),
    /** Who of the staff has decided it. */
    staffName: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index().on(table.userId, table.at),
    check('ledger_bookings_account', oneOf(table.account, LEDGER_ACCOUNTS)),
    check('ledger_bookings_amount', sql`${table.amount} <> 0`),
  ],
)
