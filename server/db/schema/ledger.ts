import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant, oneOf } from './columns'
import { orders } from './orders'
import { users } from './users'

/** What an account holds that is counted: points, growth value. */
export const ASSETS = ['points', 'growth'] as const
/** Why it changed: an order was completed, or its money went back. */
export const LEDGER_KINDS = ['order', 'refund'] as const

/** Every change of what an account holds. An order counts once per kind, however often it is said. */
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
    /** What the account holds afterwards. */
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
