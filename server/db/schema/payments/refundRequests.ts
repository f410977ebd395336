import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { REFUND_REASONS, type RefundReason } from '../../../../src/contract/order/orderRefund'
import { OPEN_REFUNDS, REFUND_STATES } from '../../../../src/domain/order/refundState'
import { instant, key, notNegative, oneOf, satang } from '../columns'
import { orders } from '../orders/orders'
import { refunds } from './payments'

const CODES = Object.values(REFUND_STATES).map(({ code }) => code)

/** Refund requests of guests. `state` is the code of `domain/order/refundState.ts`. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: key(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: smallint().notNull(),
    amount: satang().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    remark: text().notNull().default(''),
    images: jsonb().$type<string[]>().notNull().default([]),
    /** The store's reason for refusing. */
    answer: text().notNull().default(''),
    appliedAt: instant().notNull(),
    answerBy: instant().notNull(),
    answeredAt: instant(),
    doneAt: instant(),
    /** The refund; null when nothing was paid, or the request was not accepted. */
    refundId: text().references(() => refunds.id),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.state, table.answerBy),
    index().on(table.refundId),
    uniqueIndex('refund_requests_one_open')
      .on(table.orderId)
      .where(sql`${table.state} in (${sql.raw(OPEN_REFUNDS.join(', '))})`),
    check('refund_requests_state', oneOf(table.state, CODES)),
    check('refund_requests_reason', oneOf(table.reason, REFUND_REASONS)),
    check('refund_requests_amount', notNegative(table.amount)),
  ],
)
