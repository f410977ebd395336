import { type AnyPgColumn, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, key, oneOf } from './columns'
import { sessions, users } from './users'

const SOCIAL_PROVIDERS = ['wechat', 'alipay', 'line', 'facebook'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

const provider = () => text().$type<SocialProvider>().notNull()
const knownProvider = (column: AnyPgColumn) => oneOf(column, SOCIAL_PROVIDERS)

/** Who a user is at other houses: whoever proves one of these is signed in as that user. */
export const identities = pgTable(
  'identities',
  {
    provider: provider(),
    /** The provider's name for the person; WeChat has another one for each of a merchant's apps. */
    subject: text().notNull(),
    /** WeChat's name that all apps of a merchant share. */
    unionid: text(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index().on(table.userId),
    index().on(table.provider, table.unionid),
    check('identities_provider', knownProvider(table.provider)),
  ],
)

/** Proven identities that wait for the phone number they are to be tied to. */
export const pendingIdentities = pgTable(
  'pending_identities',
  {
    /** SHA-256 of the key that stands for it. */
    keyHash: key(),
    provider: provider(),
    subject: text().notNull(),
    unionid: text(),
    nickname: text().notNull().default(''),
    avatar: text().notNull().default(''),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt), check('pending_identities_provider', knownProvider(table.provider))],
)

/** Trips to a provider's page that have not come back yet. */
export const oauthStates = pgTable(
  'oauth_states',
  {
    /** SHA-256 of the state that travels along. */
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
