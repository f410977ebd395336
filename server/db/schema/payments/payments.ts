import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { COUNTER_WAYS, type CounterWay } from '../../../../console/contract/orders/counterWay'
import type { PayType } from '../../../../src/contract/payment/payType'
import type { PayOutcome } from '../../../../src/domain/money/payOutcome'
import type { PaymentData } from '../../columnTypes'
import { instant, key, oneOf, satang } from '../columns'
import { orderRefunds } from '../orders/orderRefunds'
import { purchases } from './purchases'

/**
 * Outcomes of a payment. The first four are the wire codes. The money of a `returned` one arrived when it paid nothing any more, and is
 * refunded (see `refunds`).
 */
export const PAYMENT_STATE = {
  waiting: 0,
  paid: 1,
  failed: 2,
  cancelled: 3,
  returned: 4,
} as const satisfies Record<PayOutcome | 'returned', number>
export type PaymentState = (typeof PAYMENT_STATE)[keyof typeof PAYMENT_STATE]

/** Attempts to pay a purchase. At most one of them succeeds, beside one from the balance and one from each gift card. */
export const payments = pgTable(
  'payments',
  {
    id: key(),
    purchaseId: text()
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    payType: text().$type<PayType>().notNull(),
    /** Our reference of the payment at the provider. */
    ref: text().notNull().unique(),
    amount: satang().notNull(),
    /** What of the amount is refunded or owed back; what goes back of transfers that paid nothing is not in it. */
    refunded: satang().notNull().default(0),
    state: smallint().$type<PaymentState>().notNull().default(PAYMENT_STATE.waiting),
    /** What the guest's app needs to pay, for example the text of the QR code. Null until the provider has responded. */
    data: jsonb().$type<PaymentData>(),
    createdAt: instant().notNull(),
    expireAt: instant(),
    settledAt: instant(),
    /** How a payment at the counter (`offline`) came; null of all others, and of older ones. */
    counterWay: text().$type<CounterWay>(),
  },
  (table) => [
    index().on(table.purchaseId),
    uniqueIndex('payments_one_success')
      .on(table.purchaseId, sql`(${table.payType} = 'balance')`)
      .where(sql`${table.state} = 1 and ${table.payType} <> 'giftCard'`),
    check('payments_state', oneOf(table.state, Object.values(PAYMENT_STATE))),
    check('payments_amount', sql`${table.amount} >= 0`),
    check('payments_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
    check('payments_counter_way', oneOf(table.counterWay, COUNTER_WAYS)),
  ],
)

/**
 * Transfers of money that providers have reported, each booked once, before anything is decided about it. One payment may have several:
 * its code can be paid again, or with a wrong amount.
 */
export const bankTransactions = pgTable(
  'bank_transactions',
  {
    id: key(),
    provider: text().notNull(),
    /** The provider's own id of the transfer. */
    transactionId: text().notNull(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    /** Satang, or the smallest unit of `currency`. */
    amount: satang().notNull(),
    /** ISO 4217 code of another currency than was asked for; null otherwise. */
    currency: text(),
    /** Keyed hash of the account that the money came from; null when the provider does not tell it. */
    payerKey: text(),
    /** When the provider received the money. */
    receivedAt: instant().notNull(),
    bookedAt: instant().notNull(),
  },
  (table) => [
    unique('bank_transactions_once').on(table.provider, table.transactionId),
    index().on(table.payerKey),
    index().on(table.paymentId),
    check('bank_transactions_amount', sql`${table.amount} > 0`),
  ],
)

/** Reason of a refund: the payment was not due, or the store has accepted a refund. */
export const RETURN_REASONS = ['orderClosed', 'paidTwice', 'wrongAmount', 'wrongCurrency', 'agreed'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** State of a refund that the provider sends: it was called once at least, or has refused it for good. Null for all others. */
const REFUND_SENDING = ['sending', 'refused'] as const

/** Refunds of payments; a refund is owed until `doneAt`. */
export const refunds = pgTable(
  'refunds',
  {
    id: key(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    /** The transfer that is sent back; null for a refund that the store has accepted. */
    bankTransactionId: text().references(() => bankTransactions.id),
    /** The refund of an order that it is a part of; null for all others. */
    orderRefundId: text().references(() => orderRefunds.id),
    /** Satang, or the smallest unit of the currency of the transfer. */
    amount: satang().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    createdAt: instant().notNull(),
    sending: text().$type<(typeof REFUND_SENDING)[number]>(),
    /** Calls of the provider so far, and the time of the next one. */
    attempts: smallint().notNull().default(0),
    nextAttemptAt: instant(),
    /** Why the last attempt has not succeeded, for staff. */
    failure: text(),
    doneAt: instant(),
  },
  (table) => [
    unique('refunds_bank_transaction').on(table.bankTransactionId),
    check('refunds_reason', oneOf(table.reason, RETURN_REASONS)),
    check('refunds_amount', sql`${table.amount} >= 0`),
    check('refunds_sending', oneOf(table.sending, REFUND_SENDING)),
    index().on(table.paymentId),
    index().on(table.orderRefundId),
    index().on(table.doneAt),
  ],
)

/** Processed webhook events, for idempotency. */
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
