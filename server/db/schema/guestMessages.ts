import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type Occasion, OCCASIONS } from '../../../src/contract/config'
import type { Locale } from '../../../src/contract/fields'
import type { MessageKey } from '../../messages/messages'
import { instant, oneOf } from './columns'
import { orders } from './orders'

/** Mini-program platforms that can deliver messages to guests. */
export const MESSAGE_PLATFORMS = ['wechat', 'alipay'] as const
export type MessagePlatform = (typeof MESSAGE_PLATFORMS)[number]

/** Variables that a field of a message can show. */
export const MESSAGE_VARIABLES = ['orderNo', 'store', 'state', 'pickupNo', 'amount', 'time'] as const
export type MessageVariable = (typeof MESSAGE_VARIABLES)[number]

/** States of a message: subscribed, queued, or its final result. */
const STATES = ['agreed', 'waiting', 'sent', 'refused', 'failed'] as const

const platformColumn = () => text('house').$type<MessagePlatform>().notNull()
const knownPlatform = (column: AnyPgColumn) => oneOf(column, MESSAGE_PLATFORMS)

/** The merchant's message templates at WeChat and Alipay, with the variable of each field. An occasion without a template sends nothing. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    occasion: text().$type<Occasion>().notNull(),
    platform: platformColumn(),
    templateId: text().notNull(),
    fields: jsonb().$type<Record<string, MessageVariable>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.occasion, table.platform] }),
    check('message_templates_occasion', oneOf(table.occasion, OCCASIONS)),
    check('message_templates_house', knownPlatform(table.platform)),
  ],
)

/**
 * Messages about an order that its guest subscribed to, one per template. A message starts as `agreed`, is queued as `waiting`
 * in the transaction of its event, and is sent after that transaction.
 */
export const guestMessages = pgTable(
  'guest_messages',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    platform: platformColumn(),
    templateId: text().notNull(),
    /** The platform's id of the guest. */
    recipient: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    state: text().$type<(typeof STATES)[number]>().notNull().default('agreed'),
    agreedAt: instant().notNull(),
    /** The event: its occasion, the state of the order or refund as a message key, and its time. */
    occasion: text().$type<Occasion>(),
    standing: text().$type<MessageKey>(),
    happenedAt: instant(),
    /** Attempts so far, and when the next one is due; null unless it is queued. */
    tries: integer().notNull().default(0),
    dueAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.platform, table.templateId] }),
    index().on(table.dueAt),
    check('guest_messages_house', knownPlatform(table.platform)),
    check('guest_messages_state', oneOf(table.state, STATES)),
    check('guest_messages_due', sql`(${table.state} = 'waiting') = (${table.dueAt} is not null)`),
    check(
      'guest_messages_happened',
      sql`${table.state} = 'agreed' or (${table.occasion} is not null and ${table.standing} is not null and ${table.happenedAt} is not null)`,
    ),
  ],
)
