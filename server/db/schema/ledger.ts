import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant, oneOf } from './columns'
import { orders } from './orders'
import { users } from './users'

/** Counted assets of an account: points, growth value. */
export const ASSETS = ['points', 'growth'] as const
/** Reason of a change: an order was completed, or refunded. */
export const LEDGER_KINDS = ['order', 'refund'] as const

/** Every change of an asset. An order has at most one entry per kind, which makes posting idempotent. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    asset: text().$type<(typeof ASSETS)[number]>().notNull(),
    kind: text().$type<(typeof LEDGER_KINDS)[number]>().notNull(),
    /** Signed. */
    change: bigint({ mode: 'number' }).notNull(),
    /** The balance after the change. */
    balance: bigint({ mode: 'number' }).notNull(),
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    at: instant().notNull(),
  },
  (table) => [
    index().on(table.userId, table.asset, table.id),
    unique('ledger_entries_once').on(table.orderId, table.asset, table.kind),
    check('ledger_entries_asset', oneOf(table.asset, ASSETS)),
    check('ledger_entries_kind', oneOf(table.kind, LEDGER_KINDS)),
    check('ledger_entries_balance', sql`${table.balance} >= 0`),
  ],
)
