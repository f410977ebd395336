import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns'
import { ledgerEntries } from './ledger'
import { users } from '../account/users'

/**
 * Points that came together and end together. What is left in the lots of a member is the member's points: those that end first are
 * spent first. `ledger/pointLots.ts` writes them with each entry of the ledger.
 */
export const pointLots = pgTable(
  'point_lots',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The entry that credited them; null for points that were held before there were lots. */
    entryId: bigint({ mode: 'number' }).references(() => ledgerEntries.id),
    amount: integer().notNull(),
    remaining: integer().notNull(),
    at: instant().notNull(),
    /** When they end; null when they do not. */
    expireAt: instant(),
    /** When the member was told that they end. */
    remindedAt: instant(),
  },
  (table) => [
    index().on(table.userId),
    index()
      .on(table.expireAt)
      .where(sql`${table.remaining} > 0`),
    check('point_lots_remaining', sql`${table.remaining} between 0 and ${table.amount}`),
  ],
)
export type PointLot = typeof pointLots.$inferSelect

/** What an entry took from a lot, and what of it has come back. */
export const pointLotUses = pgTable(
  'point_lot_uses',
  {
    entryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerEntries.id),
    lotId: bigint({ mode: 'number' })
      .notNull()
      .references(() => pointLots.id),
    amount: integer().notNull(),
    returned: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.lotId] }),
    check('point_lot_uses_amounts', sql`${table.amount} > 0 and ${table.returned} between 0 and ${table.amount}`),
  ],
)
