import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Link } from '../../../src/contract/link'
import type { StoredBlock } from '../columnTypes'
import { instant, key, noWords, words } from './columns'

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
    /** Kept for another day: guests do not see it. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [index().on(table.page, table.sort)],
)

/** A page that the console lays out anew. `target` is empty where there is none, so that it can be part of the key. */
export const layoutDrafts = pgTable(
  'layout_drafts',
  {
    page: text().notNull(),
    target: text().notNull(),
    /** Counts changes and publications: whoever changes something says which state they saw. */
    revision: integer().notNull().default(0),
    /** What is to be published; null while guests see all that there is. */
    blocks: jsonb().$type<StoredBlock[]>(),
  },
  (table) => [primaryKey({ columns: [table.page, table.target] })],
)

/** What guests saw of a page from a publication on. The first one of a page is what it was set up with. */
export const layoutVersions = pgTable(
  'layout_versions',
  {
    id: key(),
    page: text().notNull(),
    target: text().notNull(),
    /** Counts the versions of a page. */
    number: integer().notNull(),
    publishedAt: instant().notNull(),
    blocks: jsonb().$type<StoredBlock[]>().notNull(),
  },
  (table) => [uniqueIndex().on(table.page, table.target, table.number)],
)

/** Advertisements: place is `index`, `orderInfo` or `user`. */
export const ads = pgTable('ads', {
  id: key(),
  place: text().$type<'index' | 'orderInfo' | 'user'>().notNull(),
  sort: integer().notNull().default(0),
  shown: boolean().notNull().default(true),
  image: text().notNull(),
  /** For dark screens; the other one serves when it is empty. */
  darkImage: text().notNull().default(''),
  title: words().notNull().default(noWords),
  link: jsonb().$type<Link>(),
})
