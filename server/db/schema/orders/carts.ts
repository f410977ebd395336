import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { CART_KINDS, type CartKind } from '../../../../src/domain/cart/cartKind'
import type { ChosenAddon } from '../../columnTypes'
import { instant, key, oneOf } from '../columns'
import { goods, skus } from '../store/goods'
import { stores } from '../store/stores'
import { tableSessions } from '../inStore/tables'
import { users } from '../account/users'

/** Lines of carts, a guest's own or a table's shared cart. Lines with the same options (`key`) are one line. */
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
    cart: text().$type<CartKind>().notNull(),
    /** The table session of a shared cart; null in a guest's own cart. */
    tableSessionId: text().references(() => tableSessions.id, { onDelete: 'cascade' }),
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
    /** To be packed although the cart is for dining in. */
    packed: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('cart_lines_choice')
      .on(table.userId, table.storeId, table.cart, table.key, table.tableSessionId)
      .nullsNotDistinct(),
    index().on(table.tableSessionId),
    check('cart_lines_cart', oneOf(table.cart, CART_KINDS)),
    check('cart_lines_num', sql`${table.num} >= 1`),
  ],
)
