import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns'
import { users } from '../account/users'

const member = () =>
  text()
    .notNull()
    .references(() => users.id)

/** The days, of the restaurant, on which members signed in. A member has each day once. */
export const signIns = pgTable(
  'sign_ins',
  {
    userId: member(),
    day: date({ mode: 'string' }).notNull(),
    /** Made up later, for points. */
    madeUp: boolean().notNull().default(false),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** Members who want to be reminded to sign in. */
export const signInReminders = pgTable(
  'sign_in_reminders',
  {
    userId: member().primaryKey(),
    /** The last day on which the member was reminded. */
    remindedOn: date({ mode: 'string' }),
  },
  (table) => [index().on(table.remindedOn)],
)

/** The years of which members have claimed the gift of their birthday. */
export const birthdayGifts = pgTable(
  'birthday_gifts',
  {
    userId: member(),
    year: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.year] })],
)
