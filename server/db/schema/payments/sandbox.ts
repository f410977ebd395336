import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { PayType } from '../../../../src/contract/payment/payType'
import { instant, key, notNegative, oneOf, satang } from '../columns'

const STATES = ['open', 'paid', 'failed'] as const

/**
 * Payments of the sandbox provider. It simulates an external system: only `server/sandbox` and the sandbox provider use it,
 * and no other table refers to it.
 */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    ref: key(),
    payType: text().$type<PayType>().notNull(),
    amount: satang().notNull(),
    merchant: text().notNull(),
    orderNo: text().notNull(),
    state: text().$type<(typeof STATES)[number]>().notNull().default('open'),
    expireAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    check('sandbox_payments_state', oneOf(table.state, STATES)),
    check('sandbox_payments_amount', notNegative(table.amount)),
  ],
)

/** Transfers of money to payments of the sandbox provider. A code that is paid may be paid again. */
export const sandboxTransfers = pgTable(
  'sandbox_transfers',
  {
    id: key(),
    ref: text()
      .notNull()
      .references(() => sandboxPayments.ref, { onDelete: 'cascade' }),
    amount: satang().notNull(),
    /** The account that it came from; null when the bank does not tell it. */
    payer: text(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.ref)],
)
