import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, key, oneOf } from '../columns'
import { sessions, users } from './users'

const SOCIAL_PROVIDERS = ['wechat', 'alipay', 'line', 'facebook'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

const provider = () => text().$type<SocialProvider>().notNull()
const knownProvider = (column: AnyPgColumn) => oneOf(column, SOCIAL_PROVIDERS)

/** Identities of users at social login providers. A verified identity signs its user in. */
export const identities = pgTable(
  'identities',
  {
    provider: provider(),
    /** The provider's id of the person; WeChat has a different one for each app of a merchant. */
    subject: text().notNull(),
    /** WeChat's id that all apps of a merchant share. */
    unionid: text(),
    /** The app of WeChat or Alipay that `subject` belongs to; null where it was not recorded. */
    appId: text(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    /** When the member agreed to get messages there; null while they have not. LINE only. */
    messagesAgreedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index().on(table.userId),
    index().on(table.provider, table.unionid),
    check('identities_provider', knownProvider(table.provider)),
    check('identities_messages', sql`${table.messagesAgreedAt} is null or ${table.provider} = 'line'`),
  ],
)

/** Verified identities that wait to be bound to a phone number. */
export const pendingIdentities = pgTable(
  'pending_identities',
  {
    /** SHA-256 of its key. */
    keyHash: key(),
    provider: provider(),
    subject: text().notNull(),
    unionid: text(),
    appId: text(),
    nickname: text().notNull().default(''),
    avatar: text().notNull().default(''),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt), check('pending_identities_provider', knownProvider(table.provider))],
)

/** Pending OAuth redirects. */
export const oauthStates = pgTable(
  'oauth_states',
  {
    /** SHA-256 of the OAuth state. */
    stateHash: key(),
    provider: provider(),
    refererUrl: text().notNull(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt), check('oauth_states_provider', knownProvider(table.provider))],
)
