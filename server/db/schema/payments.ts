import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PayType } from '../../../src/contract/cart'
import { instant, key, oneOf, satang } from './columns'
import { orders } from './orders'

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
    /** 0 waiting, 1 success, 2 failure, 3 cancelled. */
    state: smallint().$type<0 | 1 | 2 | 3>().notNull().default(0),
    /** What the guest's host needs to pay, for example the text of the QR code. */
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant().notNull(),
    expireAt: instant(),
    settledAt: instant(),
  },
  (table) => [
    index().on(table.orderId),
    uniqueIndex('payments_one_success')
      .on(table.orderId)
      .where(sql`${table.state} = 1`),
    check('payments_state', oneOf(table.state, [0, 1, 2, 3])),
    check('payments_amount', sql`${table.amount} >= 0`),
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
