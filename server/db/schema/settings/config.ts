import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Link } from '../../../../src/contract/link'
import type { StoredBlock } from '../../columnTypes'
import { instant, key, noText, localizedText } from '../columns'

/** Configuration blocks by ident. Each `{en, th, zh}` in a value is read as the text of one language. */
export const configs = pgTable('configs', {
  ident: key(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
})

/** Layout blocks of a page; `target` is the name of a custom page. */
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
    /** Hidden from guests. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [index().on(table.page, table.sort)],
)

/** Drafts of page layouts. `target` is empty instead of null, because it is part of the key. */
export const layoutDrafts = pgTable(
  'layout_drafts',
  {
    page: text().notNull(),
    target: text().notNull(),
    /** Incremented by changes and publications, for optimistic locking. */
    revision: integer().notNull().default(0),
    /** The draft; null when it equals the published layout. */
    blocks: jsonb().$type<StoredBlock[]>(),
  },
  (table) => [primaryKey({ columns: [table.page, table.target] })],
)

/** Published versions of a page. The first is the initial layout. */
export const layoutVersions = pgTable(
  'layout_versions',
  {
    id: key(),
    page: text().notNull(),
    target: text().notNull(),
    /** Sequence number within the page. */
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
  /** Picture for dark mode; empty uses `image`. */
  darkImage: text().notNull().default(''),
  title: localizedText().notNull().default(noText),
  link: jsonb().$type<Link>(),
})
