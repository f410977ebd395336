import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { MESSAGE_VARIABLES } from '../../../../console/contract/settings/messageTemplate'
import { type Occasion, OCCASIONS } from '../../../../src/contract/config/config'
import { MESSAGE_SUBJECTS } from '../../../../src/contract/constants/common'
import type { Locale } from '../../../../src/contract/fields'
import type { MessageKey } from '../../../messages/messages'
import { instant, oneOf } from '../columns'
import { users } from '../account/users'

/** Mini-program platforms that can deliver messages to guests. */
export const MESSAGE_PLATFORMS = ['wechat', 'alipay'] as const
export type MessagePlatform = (typeof MESSAGE_PLATFORMS)[number]

/** How a message reaches its guest. */
const MESSAGE_CHANNELS = [...MESSAGE_PLATFORMS, 'line', 'email'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number]

/** What a field of a message can show. */
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
 * Messages to guests. One that a guest has agreed to on a platform starts as `agreed`, one per template, and is queued as `waiting` in
 * the transaction of its event; a message on LINE and an e-mail are queued at once. All are sent after that transaction.
 */
export const guestMessages = pgTable(
  'guest_messages',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().$type<MessageSubject>().notNull(),
    /** The order, the gift, or the user whose coupons or points end. */
    subjectId: text().notNull(),
    channel: text().$type<MessageChannel>().notNull(),
    /** The merchant's template at the platform; on LINE and of an e-mail, the event with its time, so that each is sent once. */
    templateId: text().notNull(),
    /** The platform's id of the guest; empty on LINE and for an e-mail, which go where the guest can be reached at that time. */
    recipient: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    state: text().$type<(typeof STATES)[number]>().notNull().default('agreed'),
    agreedAt: instant().notNull(),
    /** The event: its occasion, the state of its subject as a message key, and its time. */
    occasion: text().$type<Occasion>(),
    standing: text().$type<MessageKey>(),
    happenedAt: instant(),
    /** Attempts so far, and when the next one is due; null unless it is queued. */
    tries: integer().notNull().default(0),
    dueAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.subjectId, table.channel, table.templateId] }),
    index().on(table.userId),
    index().on(table.dueAt),
    check('guest_messages_subject', oneOf(table.subject, MESSAGE_SUBJECTS)),
    check('guest_messages_channel', oneOf(table.channel, MESSAGE_CHANNELS)),
    check('guest_messages_state', oneOf(table.state, STATES)),
    check('guest_messages_due', sql`(${table.state} = 'waiting') = (${table.dueAt} is not null)`),
    check(
      'guest_messages_happened',
      sql`${table.state} = 'agreed' or (${table.occasion} is not null and ${table.standing} is not null and ${table.happenedAt} is not null)`,
    ),
  ],
)
export type GuestMessage = typeof guestMessages.$inferSelect
