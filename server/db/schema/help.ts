import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { key, words } from './columns'

/** Groups of the help centre. */
export const helpGroups = pgTable('help_groups', {
  id: key(),
  sort: integer().notNull().default(0),
  shown: boolean().notNull().default(true),
  title: words().notNull(),
})

/** Questions of the help centre; `answer` is HTML, made safe when it leaves. */
export const helpQuestions = pgTable(
  'help_questions',
  {
    id: key(),
    groupId: text()
      .notNull()
      .references(() => helpGroups.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    shown: boolean().notNull().default(true),
    title: words().notNull(),
    answer: words().notNull(),
  },
  (table) => [index().on(table.groupId, table.sort)],
)
