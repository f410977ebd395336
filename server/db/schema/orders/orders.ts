import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { Address } from '../../../../src/contract/account/address'
import type { PayType } from '../../../../src/contract/payment/payType'
import type { Quote } from '../../../../src/contract/cart/quote'
import { DINING_TYPES } from '../../../../src/contract/constants/common'
import type { DiningType } from '../../../../src/contract/fields'
import type { ChosenAddon } from '../../columnTypes'
import { instant, key, notNegative, noText, oneOf, satang, localizedText } from '../columns'
import { addonItems, skus } from '../store/goods'
import { stores } from '../store/stores'
import { tableSessions } from '../inStore/tables'
import { users } from '../account/users'

/** The last nine digits of a phone number, however it was typed: a number without its prefix. */
export const phoneEnd = (phone: AnyPgColumn | SQL) => sql`right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 9)`

/** Orders. `state` is the code of `domain/order/orderState.ts`. */
export const orders = pgTable(
  'orders',
  {
    id: key(),
    orderNo: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id),
    storeId: text()
      .notNull()
      .references(() => stores.id),
    /** 1 store, 2 stored value, 3 pay the bill, 4 coupon package. */
    type: smallint().$type<1 | 2 | 3 | 4>().notNull().default(1),
    diningType: text().$type<DiningType>().notNull(),
    /** The table session of the order; null for an order outside a table. */
    tableSessionId: text().references(() => tableSessions.id),
    /** Keyed hash of the network address that it was placed at; null at a table, whose guests share the store's. */
    addressKey: text(),
    /** Sequence number of the order within its table session; null for shares of its bill. */
    batchNo: integer(),
    state: smallint().notNull(),
    /** The store's calendar day that the pickup number belongs to. */
    businessDay: date({ mode: 'string' }).notNull(),
    pickupNo: text(),
    payType: text().$type<PayType>(),
    paid: boolean().notNull().default(false),
    goodsNum: integer().notNull(),
    goodsAmount: satang().notNull(),
    packAmount: satang().notNull(),
    deliveryAmount: satang().notNull(),
    serviceAmount: satang().notNull(),
    vatAmount: satang().notNull(),
    saveAmount: satang().notNull(),
    payAmount: satang().notNull(),
    /** The quote that the guest accepted. */
    quote: jsonb().$type<Quote>().notNull(),
    /** Null means as soon as possible. */
    appointTime: instant(),
    /** When it should be ready: from and until. */
    promisedFrom: instant(),
    promisedTo: instant(),
    peopleNum: integer().notNull().default(1),
    address: jsonb().$type<Address>(),
    rider: jsonb().$type<{ name: string; phone: string }>(),
    phone: text().notNull().default(''),
    remark: text().notNull().default(''),
    cutlery: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    expireAt: instant(),
    paidAt: instant(),
    acceptedAt: instant(),
    readyAt: instant(),
    sentAt: instant(),
    deliveredAt: instant(),
    completedAt: instant(),
    closedAt: instant(),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    index().on(table.storeId, table.state),
    index().on(table.createdAt),
    index().on(table.paidAt),
    index('orders_phone_end')
      .on(phoneEnd(table.phone))
      .where(sql`${table.phone} <> ''`),
    index().on(table.state, table.expireAt),
    unique('orders_batch_no').on(table.tableSessionId, table.batchNo),
    unique('orders_pickup_no').on(table.storeId, table.businessDay, table.pickupNo),
    check('orders_type', oneOf(table.type, [1, 2, 3, 4])),
    check('orders_dining_type', oneOf(table.diningType, DINING_TYPES)),
    check('orders_state', oneOf(table.state, [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8])),
    check(
      'orders_amounts',
      notNegative(
        table.goodsAmount,
        table.packAmount,
        table.deliveryAmount,
        table.serviceAmount,
        table.vatAmount,
        table.saveAmount,
        table.payAmount,
      ),
    ),
  ],
)

export type OrderRecord = typeof orders.$inferSelect

const ofOrder = () =>
  text()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** Ordered products, as a snapshot: later changes of a product do not affect the order. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: key(),
    orderId: ofOrder(),
    sort: integer().notNull().default(0),
    key: text().notNull(),
    goodsId: text().notNull(),
    categoryId: text().notNull(),
    skuId: text().notNull(),
    attrIds: jsonb().$type<string[]>().notNull().default([]),
    addons: jsonb().$type<ChosenAddon[]>().notNull().default([]),
    name: localizedText().notNull(),
    image: text().notNull().default(''),
    specText: localizedText().notNull().default(noText),
    attrText: localizedText().notNull().default(noText),
    addonText: localizedText().notNull().default(noText),
    required: boolean().notNull().default(false),
    /** The participant of the table session who added it. */
    participantNo: integer(),
    packed: boolean().notNull().default(false),
    num: integer().notNull(),
    price: satang().notNull(),
    originalPrice: satang().notNull(),
    packFee: satang().notNull(),
    amount: satang().notNull(),
    /** What activities, coupons and points take off the line; `amount` is before that. */
    reduction: satang().notNull().default(0),
    /** Pieces that are refunded. */
    refundedNum: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.orderId, table.sort),
    index().on(table.goodsId),
    check('order_lines_num', sql`${table.num} >= 1`),
    check('order_lines_amounts', notNegative(table.price, table.originalPrice, table.packFee, table.amount)),
    check('order_lines_refunded_num', sql`${table.refundedNum} between 0 and ${table.num}`),
    check('order_lines_reduction', sql`${table.reduction} between 0 and ${table.amount}`),
  ],
)

/** Every state transition of an order, with its actor and time. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    fromState: smallint(),
    toState: smallint().notNull(),
    /** guest, merchant, rider or system. */
    actor: text().notNull(),
    note: text().notNull().default(''),
    at: instant().notNull(),
  },
  (table) => [index().on(table.orderId)],
)

/** Stock reservations and releases of an order: one row of each kind and piece, to which further releases are added. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    kind: text().$type<'take' | 'giveBack'>().notNull(),
    skuId: text().references(() => skus.id, { onDelete: 'cascade' }),
    addonItemId: text().references(() => addonItems.id, { onDelete: 'cascade' }),
    num: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    unique('stock_movements_once').on(table.orderId, table.kind, table.skuId, table.addonItemId).nullsNotDistinct(),
    check('stock_movements_kind', oneOf(table.kind, ['take', 'giveBack'])),
    check('stock_movements_num', sql`${table.num} >= 1`),
  ],
)
