import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns'
import { sessions } from './users'

/** The columns of a stored reply: the endpoint, the key and the request that it answers. */
export const replyColumns = () => ({
  endpoint: text().notNull(),
  key: text().notNull(),
  requestHash: text().notNull(),
  reply: jsonb().$type<unknown>(),
  createdAt: instant().notNull(),
})

/** Stored replies by `Idempotency-Key`, written in the transaction of their request. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    ...replyColumns(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.endpoint, table.key] }), index().on(table.createdAt)],
)

/** Page views. */
export const visits = pgTable(
  'visits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: text(),
    storeId: text(),
    moduleName: text().notNull(),
    appType: text().notNull().default(''),
    locale: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.at)],
)
