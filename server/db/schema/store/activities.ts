import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { WeeklyHours } from '../../columnTypes'
import { instant, key, noText, localizedText } from '../columns'
import { goods } from './goods'
import { stores } from './stores'

/** Activities of a store, for example a season or an event. */
export const activities = pgTable(
  'activities',
  {
    id: key(),
    storeId: text()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    shown: boolean().notNull().default(true),
    title: localizedText().notNull(),
    text: localizedText().notNull().default(noText),
    /** The period as a text for guests. */
    period: localizedText().notNull().default(noText),
    rules: localizedText().notNull().default(noText),
    image: text().notNull().default(''),
    /** Null: without a start. */
    startsAt: instant(),
    /** Null: without an end. */
    endsAt: instant(),
    /** Null: at all hours. */
    hours: jsonb().$type<WeeklyHours[]>(),
  },
  (table) => [
    index().on(table.storeId, table.sort),
    check('activities_span', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** The products of an activity, in the merchant's order. */
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
