import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OCCASIONS } from '../../../src/contract/config'
import type { Link } from '../../../src/contract/link'
import { key, noWords, words } from './columns'

/** Configuration blocks by ident. Wherever a value holds `{en, th, zh}`, the reader gets the text of one language. */
export const configs = pgTable('configs', {
  ident: key(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
})

/** Layout blocks of a page; `target` tells custom pages apart. */
export const layoutBlocks = pgTable(
  'layout_blocks',
  {
    id: key(),
    page: text().notNull(),
    target: text(),
    sort: integer().notNull().default(0),
    type: text().notNull(),
    style: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index().on(table.page, table.sort)],
)

/** Advertisements: place is `index`, `orderInfo` or `user`. */
export const ads = pgTable('ads', {
  id: key(),
  place: text().$type<'index' | 'orderInfo' | 'user'>().notNull(),
  sort: integer().notNull().default(0),
  shown: boolean().notNull().default(true),
  image: text().notNull(),
  title: words().notNull().default(noWords),
  link: jsonb().$type<Link>(),
})

/** Message templates a guest can subscribe to, by occasion. */
export const messageTemplates = pgTable('message_templates', {
  occasion: key().$type<(typeof OCCASIONS)[number]>(),
  templateIds: jsonb().$type<string[]>().notNull().default([]),
})
