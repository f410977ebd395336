import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { PURCHASE_KINDS, type PurchaseKind } from '../../../../src/domain/order/purchaseKind'
import { instant, key, oneOf, satang } from '../columns'
import { stores } from '../store/stores'
import { users } from '../account/users'

const PURCHASE_STATES = ['pending', 'paid', 'closed', 'partlyRefunded', 'refunded'] as const

/**
 * Everything that is paid for, with its payments and refunds. A purchase has the id of what is bought: kinds `order` and `bill` that of
 * the order. An order on a table's bill has no purchase: the shares of the bill are paid.
 */
export const purchases = pgTable(
  'purchases',
  {
    id: key(),
    /** The order number, which the guest and the provider see. */
    no: text().notNull().unique(),
    kind: text().$type<PurchaseKind>().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The store that receives the money. */
    storeId: text()
      .notNull()
      .references(() => stores.id),
    /** What it costs in money, from the balance and otherwise. */
    amount: satang().notNull(),
    /** What of the amount the owner paid from the balance when it was created; the rest is paid by one payment. */
    fromBalance: satang().notNull().default(0),
    /** What of the amount the owner paid from gift cards when it was created. */
    fromGiftCards: satang().notNull().default(0),
    /** What of the amount is refunded or owed back. */
    refunded: satang().notNull().default(0),
    state: text().$type<(typeof PURCHASE_STATES)[number]>().notNull().default('pending'),
    createdAt: instant().notNull(),
    /** When an unpaid purchase is closed; null without a deadline, as when it is paid at the counter. */
    expireAt: instant(),
    paidAt: instant(),
    closedAt: instant(),
  },
  (table) => [
    index().on(table.paidAt),
    index().on(table.userId),
    index()
      .on(table.expireAt)
      .where(sql`${table.state} = 'pending'`),
    index('purchases_with_refund')
      .on(table.createdAt)
      .where(sql`${table.refunded} > 0`),
    check('purchases_kind', oneOf(table.kind, PURCHASE_KINDS)),
    check('purchases_state', oneOf(table.state, PURCHASE_STATES)),
    check('purchases_amounts', sql`${table.refunded} between 0 and ${table.amount}`),
    check('purchases_from_balance', sql`${table.fromBalance} between 0 and ${table.amount}`),
    check(
      'purchases_from_gift_cards',
      sql`${table.fromGiftCards} between 0 and ${table.amount} - ${table.fromBalance}`,
    ),
  ],
)

export type PurchaseRecord = typeof purchases.$inferSelect
