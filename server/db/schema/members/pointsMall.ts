import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Address } from '../../../../src/contract/account/address'
import { POINTS_ITEM_TYPES, POINTS_WAYS } from '../../../../src/contract/constants/points'
import type { PointsWay } from '../../../../src/contract/points/pointsMall'
import { POINTS_ORDER_STATES } from '../../../../src/domain/points/pointsOrderState'
import { couponTemplates } from '../coupons/coupons'
import { instant, key, localizedText, noText, oneOf, satang, version } from '../columns'
import { users } from '../account/users'

type ItemType = (typeof POINTS_ITEM_TYPES)[number]

/** What becomes of an item at once when it is virtual: a coupon of a template, or bonus money on the balance, satang. */
const contents = () => ({
  type: text().$type<ItemType>().notNull(),
  templateId: text().references(() => couponTemplates.id),
  bonus: satang().notNull().default(0),
})

/** The categories of the points shop. */
export const pointsCategories = pgTable('points_categories', {
  id: key(),
  sort: integer().notNull().default(0),
  name: localizedText().notNull(),
  createdAt: instant().notNull(),
  version: version(),
})
export type PointsCategory = typeof pointsCategories.$inferSelect

/** What the points shop offers. */
export const pointsItems = pgTable(
  'points_items',
  {
    id: key(),
    categoryId: text()
      .notNull()
      .references(() => pointsCategories.id),
    sort: integer().notNull().default(0),
    ...contents(),
    name: localizedText().notNull(),
    /** A few words under the name, such as a size. */
    caption: localizedText().notNull().default(noText),
    text: localizedText().notNull().default(noText),
    /** The first is shown in lists. */
    images: jsonb().$type<string[]>().notNull(),
    points: integer().notNull(),
    /** What it costs beside points, satang. */
    cash: satang().notNull().default(0),
    /** How many there are; null without a limit. `taken` counts those that are ordered. */
    total: integer(),
    taken: integer().notNull().default(0),
    /** How many one member takes, in all and on one day of the restaurant; null without a limit. */
    perPerson: integer(),
    perDay: integer(),
    /** The least level that may take it. */
    levelNeed: integer().notNull().default(0),
    saleFrom: instant(),
    saleUntil: instant(),
    /** How goods are handed over. */
    pickup: boolean().notNull().default(false),
    delivery: boolean().notNull().default(false),
    deliveryFee: satang().notNull().default(0),
    /** Taken off sale by staff; orders go on. */
    closed: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [
    index().on(table.sort),
    check('points_items_type', oneOf(table.type, POINTS_ITEM_TYPES)),
    check('points_items_price', sql`${table.points} > 0 and ${table.cash} >= 0 and ${table.deliveryFee} >= 0`),
    check(
      'points_items_taken',
      sql`${table.taken} >= 0 and (${table.total} is null or ${table.taken} <= ${table.total})`,
    ),
    check('points_items_goods', sql`(${table.type} = 'goods') = (${table.pickup} or ${table.delivery})`),
    check('points_items_coupon', sql`(${table.type} = 'coupon') = (${table.templateId} is not null)`),
    check('points_items_bonus', sql`(${table.type} = 'balance') = (${table.bonus} > 0)`),
  ],
)
export type PointsItem = typeof pointsItems.$inferSelect

const codes = Object.values(POINTS_ORDER_STATES).map(({ code }) => code)

/** Items that members have ordered, as they were then: each has the id and the number of its purchase, which has its money and store. */
export const pointsOrders = pgTable(
  'points_orders',
  {
    id: key(),
    userId: text()
      .notNull()
      .references(() => users.id),
    itemId: text()
      .notNull()
      .references(() => pointsItems.id),
    ...contents(),
    name: localizedText().notNull(),
    caption: localizedText().notNull(),
    image: text().notNull(),
    num: integer().notNull(),
    /** All points that it costs. */
    points: integer().notNull(),
    /** What of its money is for the delivery, satang. */
    deliveryFee: satang().notNull(),
    way: text().$type<PointsWay>().notNull(),
    /** Where it is sent; null when it is not, and after the removal of the account. */
    address: jsonb().$type<Address>(),
    /** What staff scan or type when it is collected. */
    code: text().unique(),
    state: smallint().notNull(),
    /** The state that it returns to when the store refuses the refund that was asked for. */
    stateBefore: smallint(),
    /** Why the member wants the points back; what the store answered. */
    reason: text().notNull().default(''),
    answer: text().notNull().default(''),
    carrier: text().notNull().default(''),
    trackingNo: text().notNull().default(''),
    createdAt: instant().notNull(),
    /** Sent, or ready to be collected. */
    shippedAt: instant(),
    completedAt: instant(),
    askedAt: instant(),
    /** Closed or refunded. */
    endedAt: instant(),
    version: version(),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    index().on(table.itemId),
    index().on(table.state),
    check('points_orders_type', oneOf(table.type, POINTS_ITEM_TYPES)),
    check('points_orders_way', oneOf(table.way, POINTS_WAYS)),
    check('points_orders_state', oneOf(table.state, codes)),
    check('points_orders_num', sql`${table.num} > 0 and ${table.points} > 0`),
    check('points_orders_code', sql`(${table.way} = 'pickup') = (${table.code} is not null)`),
  ],
)
export type PointsOrder = typeof pointsOrders.$inferSelect
