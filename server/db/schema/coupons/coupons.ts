import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { COUPON_KINDS, type COUPON_SCENES } from '../../../../src/contract/constants/coupon'
import type { CouponStacking, CouponUseTime } from '../../columnTypes'
import { instant, key, localizedText, notNegative, noText, oneOf, satang, version } from '../columns'
import { GIFT_STATES, giftColumns } from '../wallet/gifts'
import { orders } from '../orders/orders'
import { users } from '../account/users'

export type CouponKind = (typeof COUPON_KINDS)[number]
export type CouponScene = (typeof COUPON_SCENES)[number]

/** Who may receive a coupon: all guests, members, members from a level on, members without an order. */
export const COUPON_RECEIVERS = ['all', 'member', 'level', 'newcomer'] as const
export type CouponReceiver = (typeof COUPON_RECEIVERS)[number]

/**
 * Coupon templates. The terms of a template never change once one is issued: staff end it and write another. What guests hold is in
 * `userCoupons`.
 */
export const couponTemplates = pgTable(
  'coupon_templates',
  {
    id: key(),
    sort: integer().notNull().default(0),
    name: localizedText().notNull(),
    description: localizedText().notNull().default(noText),
    image: text().notNull().default(''),
    kind: text().$type<CouponKind>().notNull(),
    /** `amount`: satang off. `percent`: basis points off. Other kinds: 0. */
    value: satang().notNull().default(0),
    /** The most that comes off, satang; null without a cap. */
    maxDiscount: satang(),
    minAmount: satang().notNull().default(0),
    /** `buyGet`: pieces to buy, and pieces that are free then; `freeItem`: 0 and the pieces that are free. */
    buyNum: integer().notNull().default(0),
    getNum: integer().notNull().default(0),
    /** Null: all. */
    scenes: jsonb().$type<CouponScene[]>(),
    /** Null: all. */
    storeIds: jsonb().$type<string[]>(),
    goodsRule: text().$type<'all' | 'only' | 'except'>().notNull().default('all'),
    goodsIds: jsonb().$type<string[]>().notNull().default([]),
    /** Null: at all hours. */
    useTimes: jsonb().$type<CouponUseTime[]>(),
    stacks: jsonb().$type<CouponStacking>().notNull(),
    perOrder: integer().notNull().default(1),
    /** `fixed`: from `startAt` to `endAt`. `rolling`: `validDays` days from receipt. `nextDay`: from the next day on. */
    validRule: text().$type<'fixed' | 'rolling' | 'nextDay'>().notNull(),
    startAt: instant(),
    endAt: instant(),
    validDays: integer(),
    /** How many are issued in all; null without a limit. `issued` counts them. */
    total: integer(),
    issued: integer().notNull().default(0),
    /** How many one member receives in all and on one day; null without a limit. */
    perPerson: integer(),
    perDay: integer(),
    receiver: text().$type<CouponReceiver>().notNull().default('all'),
    /** The least level of the rule `level`. */
    level: integer().notNull().default(0),
    giftable: boolean().notNull().default(false),
    /** Whether guests claim it in the coupon centre, and in which period; null is open. */
    inCentre: boolean().notNull().default(false),
    claimFrom: instant(),
    claimUntil: instant(),
    /** Ended by staff: no more are issued; held ones stay. */
    closed: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [
    index().on(table.sort),
    check('coupon_templates_kind', oneOf(table.kind, COUPON_KINDS)),
    check('coupon_templates_receiver', oneOf(table.receiver, COUPON_RECEIVERS)),
    check('coupon_templates_goods_rule', oneOf(table.goodsRule, ['all', 'only', 'except'])),
    check('coupon_templates_valid_rule', oneOf(table.validRule, ['fixed', 'rolling', 'nextDay'])),
    check('coupon_templates_amounts', notNegative(table.value, table.minAmount, table.buyNum, table.getNum)),
    check(
      'coupon_templates_issued',
      sql`${table.issued} >= 0 and (${table.total} is null or ${table.issued} <= ${table.total})`,
    ),
    check(
      'coupon_templates_validity',
      sql`(${table.validRule} = 'fixed' and ${table.startAt} < ${table.endAt}) or (${table.validRule} <> 'fixed' and ${table.validDays} > 0)`,
    ),
  ],
)
export type CouponTemplate = typeof couponTemplates.$inferSelect

/** Gifts of one coupon or several by a link: the one who claims it has all of them. */
export const couponGifts = pgTable('coupon_gifts', giftColumns(), (table) => [
  index().on(table.giverId, table.createdAt),
  index().on(table.receiverId, table.createdAt),
  index()
    .on(table.expireAt)
    .where(sql`${table.state} = 'gifting'`),
  check('coupon_gifts_state', oneOf(table.state, GIFT_STATES)),
  check('coupon_gifts_receiver', sql`(${table.state} = 'gifted') = (${table.receiverId} is not null)`),
])
export type CouponGift = typeof couponGifts.$inferSelect

/** `locked`: it waits in a gift. Expired ones stay `usable`; `endAt` tells. */
export const USER_COUPON_STATES = ['usable', 'locked', 'used'] as const

/** From where a member has a coupon. */
export const COUPON_SOURCES = [
  'centre',
  'campaign',
  'window',
  'word',
  'code',
  'pack',
  'topUp',
  'pointsShop',
  'staff',
  'benefit',
  'reward',
] as const
export type CouponSource = (typeof COUPON_SOURCES)[number]

/** Coupons that members hold. A gift changes the owner and the code. */
export const userCoupons = pgTable(
  'user_coupons',
  {
    id: key(),
    templateId: text()
      .notNull()
      .references(() => couponTemplates.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** What staff scan or type: 8 capital letters and digits. */
    code: text().notNull().unique(),
    state: text().$type<(typeof USER_COUPON_STATES)[number]>().notNull().default('usable'),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    receivedAt: instant().notNull(),
    source: text().$type<CouponSource>().notNull(),
    /** What caused the receipt, and which piece of it: each is issued once. */
    cause: text().notNull(),
    causeNo: integer().notNull().default(0),
    /** The order that uses it; null also when it was used at the till. */
    orderId: text().references(() => orders.id),
    usedAt: instant(),
    /** What it saved, satang. */
    usedAmount: satang(),
    /** The gift that locks it, and when that ends unless it is claimed: from then on it is its owner's again, whatever the state says. */
    giftId: text().references(() => couponGifts.id),
    lockedUntil: instant(),
    /** When its holder was told that it ends soon. */
    remindedAt: instant(),
  },
  (table) => [
    index().on(table.userId, table.state, table.endAt),
    index()
      .on(table.endAt)
      .where(sql`${table.state} = 'usable' and ${table.remindedAt} is null`),
    index().on(table.templateId, table.userId),
    index().on(table.orderId),
    index().on(table.giftId),
    unique('user_coupons_once').on(table.source, table.cause, table.causeNo),
    check('user_coupons_state', oneOf(table.state, USER_COUPON_STATES)),
    check('user_coupons_source', oneOf(table.source, COUPON_SOURCES)),
    check('user_coupons_used', sql`(${table.state} = 'used') = (${table.usedAt} is not null)`),
    check('user_coupons_locked', sql`(${table.state} = 'locked') = (${table.lockedUntil} is not null)`),
    check('user_coupons_gift', sql`${table.giftId} is null or ${table.state} = 'locked'`),
    check('user_coupons_span', sql`${table.startAt} < ${table.endAt}`),
  ],
)
export type UserCoupon = typeof userCoupons.$inferSelect

/** Coupons of a gift. The row remains in the record when the coupon is removed with an account. */
export const couponGiftItems = pgTable(
  'coupon_gift_items',
  {
    giftId: text()
      .notNull()
      .references(() => couponGifts.id),
    /** From 0. */
    no: integer().notNull(),
    templateId: text()
      .notNull()
      .references(() => couponTemplates.id),
    couponId: text().references(() => userCoupons.id, { onDelete: 'set null' }),
    endAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.giftId, table.no] }), index().on(table.couponId)],
)
