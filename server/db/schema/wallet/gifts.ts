import { text } from 'drizzle-orm/pg-core'
import { instant, key } from '../columns'
import { users } from '../account/users'

/** States of a gift by a link. `gifting`: waits to be claimed. `cancelled`: taken back by the giver. `returned`: not claimed in time. */
export const GIFT_STATES = ['gifting', 'gifted', 'cancelled', 'returned'] as const
export type GiftState = (typeof GIFT_STATES)[number]

/** The columns of a gift by a link, whatever is given. */
export const giftColumns = () => ({
  id: key(),
  /** Part of the link: it claims what is given. */
  token: text().notNull().unique(),
  giverId: text()
    .notNull()
    .references(() => users.id),
  receiverId: text().references(() => users.id),
  message: text().notNull().default(''),
  state: text().$type<GiftState>().notNull().default('gifting'),
  createdAt: instant().notNull(),
  expireAt: instant().notNull(),
  endedAt: instant(),
})
