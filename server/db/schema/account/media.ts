import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { binary, instant, key, notNegative } from '../columns'
import { users } from './users'

/** Uploaded pictures, re-encoded by the server. */
export const media = pgTable(
  'media',
  {
    id: key(),
    /** Null for the restaurant's own pictures, uploaded in the console. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    mime: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: binary().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), check('media_size', notNegative(table.width, table.height))],
)
