import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { DishRating } from '../../../../src/domain/order/feedback'
import { instant, oneOf, version } from '../columns'
import { orderLines, orders } from './orders'

/** A guest's review of an order; at most one per order. */
export const orderFeedbacks = pgTable(
  'order_feedbacks',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 1 to 5. */
    overall: smallint().notNull(),
    suggestions: text().notNull().default(''),
    images: jsonb().$type<string[]>().notNull().default([]),
    createdAt: instant().notNull(),
    /** What staff answered the guest, and who wrote it last; empty without an answer. */
    answer: text().notNull().default(''),
    answeredBy: text().notNull().default(''),
    answeredAt: instant(),
    version: version(),
  },
  (table) => [
    check('order_feedbacks_overall', oneOf(table.overall, [1, 2, 3, 4, 5])),
    check('order_feedbacks_answer', sql`(${table.answer} = '') = (${table.answeredAt} is null)`),
  ],
)

/** A guest's rating of an order line. */
export const dishFeedbacks = pgTable('dish_feedbacks', {
  orderLineId: text()
    .primaryKey()
    .references(() => orderLines.id, { onDelete: 'cascade' }),
  rating: jsonb().$type<DishRating>().notNull(),
})
