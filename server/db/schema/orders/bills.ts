import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { SHARE_WAYS, type ShareWay } from '../../../../src/contract/inStore/inStoreTable'
import { oneOf } from '../columns'
import { orders } from './orders'

/** The amount of a participant's products that a share covers, satang without charges. */
export interface CoveredDishes {
  no: number
  amount: number
}

/** Shares of a table's bill. Each is an order of type 3 with the amount, table session and payment. */
export const billShares = pgTable(
  'bill_shares',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    participantNo: integer().notNull(),
    way: text().$type<ShareWay>().notNull(),
    /** Own products: the covered participants and amounts. */
    covers: jsonb().$type<CoveredDishes[]>().notNull().default([]),
    /** Equal parts: `take` of `parts`. */
    take: integer().notNull().default(0),
    parts: integer().notNull().default(0),
  },
  (table) => [
    check('bill_shares_way', oneOf(table.way, SHARE_WAYS)),
    check('bill_shares_parts', sql`${table.take} between 0 and ${table.parts}`),
  ],
)
