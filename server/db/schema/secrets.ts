import { pgTable, text } from 'drizzle-orm/pg-core'
import { key } from './columns'

/** Secrets the server made for itself, so that they outlive a restart. Never sent to anyone. */
export const secrets = pgTable('secrets', { name: key(), value: text().notNull() })
