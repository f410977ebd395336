import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key, oneOf } from '../columns'
import { payments } from './payments'

export const SLIP_STATES = ['waiting', 'accepted', 'refused'] as const

/** Transfer slips that guests sent for payments which staff confirm. The bank's reference makes sure that a slip pays once. */
export const paymentSlips = pgTable(
  'payment_slips',
  {
    id: key(),
    paymentId: text()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** Path of the picture, relative to `attachurl`. */
    picture: text().notNull(),
    /** The three-digit code of the bank that sent the money, from the code of the slip. */
    bank: text().notNull(),
    /** The bank's reference of the transfer, from the code of the slip. */
    reference: text().notNull().unique(),
    state: text({ enum: SLIP_STATES }).notNull().default('waiting'),
    /** Why staff refused it, for the guest. */
    answer: text().notNull().default(''),
    sentAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    index().on(table.paymentId),
    check('payment_slips_state', oneOf(table.state, SLIP_STATES)),
    check('payment_slips_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
  ],
)
