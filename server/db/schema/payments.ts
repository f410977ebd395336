import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PayType } from '../../../src/contract/cart'
import type { PaymentData } from '../columnTypes'
import { instant, key, oneOf, satang } from './columns'
import { orders } from './orders'

/** What came of a payment. The first four are the wire codes; `returned` is money that came but is not kept (see `refunds`). */
export const PAYMENT_STATE = { waiting: 0, success: 1, failure: 2, cancelled: 3, returned: 4 } as const
export type PaymentState = (typeof PAYMENT_STATE)[keyof typeof PAYMENT_STATE]

/** Attempts to pay an order. At most one of them succeeds. */
export const payments = pgTable(
  'payments',
  {
    id: key(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    payType: text().$type<PayType>().notNull(),
    /** What the provider knows it by. */
    ref: text().notNull().unique(),
    amount: satang().notNull(),
    state: smallint().$type<PaymentState>().notNull().default(PAYMENT_STATE.waiting),
    /** What the guest's host needs to pay, for example the text of the QR code. Null until the provider has answered. */
    data: jsonb().$type<PaymentData>(),
    createdAt: instant().notNull(),
    expireAt: instant(),
    settledAt: instant(),
  },
  (table) => [
    index().on(table.orderId),
    uniqueIndex('payments_one_success')
      .on(table.orderId)
      .where(sql`${table.state} = 1`),
    check('payments_state', oneOf(table.state, Object.values(PAYMENT_STATE))),
    check('payments_amount', sql`${table.amount} >= 0`),
  ],
)

/** Why money goes back: it should not have come, or the store has agreed to give it back. */
export const RETURN_REASONS = ['orderClosed', 'paidTwice', 'wrongAmount', 'agreed'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Money that came and goes back, and what has become of it: it is owed until `doneAt`. */
export const refunds = pgTable(
  'refunds',
  {
    id: key(),
    paymentId: text()
      .notNull()
      .unique()
      .references(() => payments.id),
    amount: satang().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    createdAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [
    check('refunds_reason', oneOf(table.reason, RETURN_REASONS)),
    check('refunds_amount', sql`${table.amount} >= 0`),
    index().on(table.doneAt),
  ],
)

/** Events a provider has told us, each taken once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull().default(''),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    receivedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
)
