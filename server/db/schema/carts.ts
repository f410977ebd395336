import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { ChosenAddon } from '../shapes'
import { instant, key, oneOf } from './columns'
import { goods, skus } from './goods'
import { stores } from './stores'
import { users } from './users'

const CARTS = ['out', 'fast', 'ins'] as const

/** What a guest put into a cart. Lines with the same choice (`key`) are one line. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: key(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storeId: text()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    cart: text().$type<(typeof CARTS)[number]>().notNull(),
    key: text().notNull(),
    goodsId: text()
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    skuId: text()
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    attrIds: jsonb().$type<string[]>().notNull().default([]),
    addons: jsonb().$type<ChosenAddon[]>().notNull().default([]),
    num: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('cart_lines_choice').on(table.userId, table.storeId, table.cart, table.key),
    check('cart_lines_cart', oneOf(table.cart, CARTS)),
    check('cart_lines_num', sql`${table.num} >= 1`),
  ],
)
