import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { WeeklyHours } from '../columnTypes'
import { instant, key, noWords, words } from './columns'
import { goods } from './goods'
import { stores } from './stores'

/** What goes on in a store: a season, hours with dishes of their own, an evening. */
export const activities = pgTable(
  'activities',
  {
    id: key(),
    storeId: text()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    shown: boolean().notNull().default(true),
    title: words().notNull(),
    text: words().notNull().default(noWords),
    /** When it goes on, as guests read it. */
    period: words().notNull().default(noWords),
    rules: words().notNull().default(noWords),
    image: text().notNull().default(''),
    /** Null has always been going on. */
    startsAt: instant(),
    /** Null goes on until it is hidden. */
    endsAt: instant(),
    /** Null goes on at every hour. */
    hours: jsonb().$type<WeeklyHours[]>(),
  },
  (table) => [
    index().on(table.storeId, table.sort),
    check('activities_span', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** The dishes of an activity, in the merchant's order. */
export const activityGoods = pgTable(
  'activity_goods',
  {
    activityId: text()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    goodsId: text()
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.goodsId] }), index().on(table.goodsId)],
)
