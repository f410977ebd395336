import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, key, notNegative, satang } from '../columns'
import { orderLines, orders } from './orders'

/** Money of an order that goes back to its guest: for some pieces of its lines, or all that is left. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: key(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: satang().notNull(),
    /** All that was left of the order goes back; it has no lines then. */
    whole: boolean().notNull().default(false),
    /** Packaging, delivery and tip go back as well. */
    fees: boolean().notNull().default(false),
    /** The store's words to the guest. */
    reason: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.orderId),
    uniqueIndex('order_refunds_fees_once')
      .on(table.orderId)
      .where(sql`${table.fees}`),
    check('order_refunds_amount', notNegative(table.amount)),
  ],
)

/** Pieces of an order line that are refunded. `order_lines.refunded_num` is their sum. */
export const orderRefundLines = pgTable(
  'order_refund_lines',
  {
    orderRefundId: text()
      .notNull()
      .references(() => orderRefunds.id, { onDelete: 'cascade' }),
    orderLineId: text()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    num: integer().notNull(),
    amount: satang().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderRefundId, table.orderLineId] }),
    index().on(table.orderLineId),
    check('order_refund_lines_num', sql`${table.num} >= 1`),
    check('order_refund_lines_amount', notNegative(table.amount)),
  ],
)
