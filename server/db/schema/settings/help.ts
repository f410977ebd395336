import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { key, localizedText } from '../columns'

/** Groups of the help centre. */
export const helpGroups = pgTable('help_groups', {
  id: key(),
  sort: integer().notNull().default(0),
  shown: boolean().notNull().default(true),
  title: localizedText().notNull(),
})

/** Questions of the help centre; `answer` is HTML and is sanitised when it is read. */
export const helpQuestions = pgTable(
  'help_questions',
  {
    id: key(),
    groupId: text()
      .notNull()
      .references(() => helpGroups.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    shown: boolean().notNull().default(true),
    title: localizedText().notNull(),
    answer: localizedText().notNull(),
  },
  (table) => [index().on(table.groupId, table.sort)],
)
