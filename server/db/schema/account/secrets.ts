import { pgTable, text } from 'drizzle-orm/pg-core'
import { key } from '../columns'

/** Secrets that the server generated, stored so that they survive a restart. Never sent. */
export const secrets = pgTable('secrets', { name: key(), value: text().notNull() })
