import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PackCoupons } from '../../columnTypes'
import { instant, key, localizedText, noText, offerState, satang } from '../columns'

/** Coupons that are sold together. */
export const couponPacks = pgTable(
  'coupon_packs',
  {
    id: key(),
    sort: integer().notNull().default(0),
    name: localizedText().notNull(),
    tagline: localizedText().notNull().default(noText),
    image: text().notNull().default(''),
    price: satang().notNull(),
    coupons: jsonb().$type<PackCoupons[]>().notNull(),
    /** How many are sold in all; null without a limit. `sold` counts them, with those that wait for their payment. */
    total: integer(),
    sold: integer().notNull().default(0),
    /** How many one member buys, in all or with `perMonth` in a calendar month; null without a limit. */
    perPerson: integer(),
    perMonth: boolean().notNull().default(false),
    saleFrom: instant(),
    saleUntil: instant(),
    ...offerState(),
  },
  (table) => [
    index().on(table.sort),
    check('coupon_packs_price', sql`${table.price} > 0`),
    check('coupon_packs_refund_days', sql`${table.refundDays} >= 0`),
    check('coupon_packs_sold', sql`${table.sold} >= 0 and (${table.total} is null or ${table.sold} <= ${table.total})`),
  ],
)
export type CouponPack = typeof couponPacks.$inferSelect

/** Coupon packs that are bought: each has the id of its purchase, which has its buyer, amount and state. */
export const couponPackOrders = pgTable(
  'coupon_pack_orders',
  {
    id: key(),
    packId: text()
      .notNull()
      .references(() => couponPacks.id),
    /** What was sold, whatever becomes of the pack. */
    coupons: jsonb().$type<PackCoupons[]>().notNull(),
    refundDays: integer().notNull(),
  },
  (table) => [index().on(table.packId)],
)
export type CouponPackOrder = typeof couponPackOrders.$inferSelect
