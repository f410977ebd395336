import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { DiningType } from '../../../../src/contract/fields'
import type { Allergen, Diet, GoodsChip, SaleSpan } from '../../columnTypes'
import { archived, instant, key, notNegative, noText, oneOf, satang, localizedText, version } from '../columns'
import { stores } from './stores'

/** Categories of a store's menu. */
export const categories = pgTable(
  'categories',
  {
    id: key(),
    storeId: text()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    name: localizedText().notNull(),
    note: localizedText().notNull().default(noText),
    /** An order must contain a product of this category. */
    required: boolean().notNull().default(false),
    /** The first dish is drawn as a feature card. */
    feature: boolean().notNull().default(false),
    archived: archived(),
    version: version(),
  },
  (table) => [index().on(table.storeId, table.sort)],
)

export type CategoryRecord = typeof categories.$inferSelect

/** Products of a store. */
export const goods = pgTable(
  'goods',
  {
    id: key(),
    storeId: text()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    categoryId: text()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    name: localizedText().notNull(),
    caption: localizedText().notNull().default(noText),
    story: localizedText().notNull().default(noText),
    image: text().notNull().default(''),
    cutout: text().notNull().default(''),
    images: jsonb().$type<string[]>().notNull().default([]),
    allergens: jsonb().$type<Allergen[]>().notNull().default([]),
    diets: jsonb().$type<Diet[]>().notNull().default([]),
    badge: localizedText().notNull().default(noText),
    chips: jsonb().$type<GoodsChip[]>().notNull().default([]),
    /** False takes it off the menu. */
    onShelf: boolean().notNull().default(true),
    /** Marked as sold out by staff, regardless of the stock. */
    soldOut: boolean().notNull().default(false),
    /** When it is available again by itself; null: when staff say so. */
    soldOutUntil: instant(),
    /** Text of a sold-out product, for example "Back tomorrow"; empty shows "Sold out". */
    soldOutNote: localizedText().notNull().default(noText),
    /** Null: on sale whenever the store is open. */
    saleTimes: jsonb().$type<SaleSpan[]>(),
    /** Null: every dining type. */
    diningTypes: jsonb().$type<DiningType[]>(),
    required: text().$type<'perOrder' | 'perPerson'>(),
    minBuy: integer().notNull().default(1),
    limitPerOrder: integer(),
    limitPerPerson: integer(),
    limitPerDay: integer(),
    /** Packaging fee per piece for orders that are not eaten in, satang. */
    packFee: satang().notNull().default(0),
    archived: archived(),
    version: version(),
  },
  (table) => [
    index().on(table.storeId, table.sort),
    index().on(table.categoryId),
    check('goods_required', oneOf(table.required, ['perOrder', 'perPerson'])),
    check('goods_pack_fee', notNegative(table.packFee)),
    check('goods_min_buy', sql`${table.minBuy} >= 1`),
    check(
      'goods_limits',
      sql`${table.limitPerOrder} >= 1 and ${table.limitPerPerson} >= 1 and ${table.limitPerDay} >= 1`,
    ),
  ],
)

const ofGoods = () =>
  text()
    .notNull()
    .references(() => goods.id, { onDelete: 'cascade' })

export type GoodsRecord = typeof goods.$inferSelect

/** Groups of specs, which change price and stock. */
export const specGroups = pgTable(
  'spec_groups',
  { id: key(), goodsId: ofGoods(), sort: integer().notNull().default(0), name: localizedText().notNull() },
  (table) => [index().on(table.goodsId, table.sort)],
)

export const specValues = pgTable(
  'spec_values',
  {
    id: key(),
    groupId: text()
      .notNull()
      .references(() => specGroups.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    name: localizedText().notNull(),
  },
  (table) => [index().on(table.groupId, table.sort)],
)

/** Sellable variants: a product without specs has one SKU without values. */
export const skus = pgTable(
  'skus',
  {
    id: key(),
    goodsId: ofGoods(),
    sort: integer().notNull().default(0),
    /** One value id per spec group, in the order of the groups. */
    valueIds: jsonb().$type<string[]>().notNull().default([]),
    price: satang().notNull(),
    memberPrice: satang(),
    originalPrice: satang(),
    /** Pieces left; null is unlimited. */
    stock: integer(),
    archived: archived(),
  },
  (table) => [
    index().on(table.goodsId, table.sort),
    check('skus_amounts', notNegative(table.price, table.memberPrice, table.originalPrice)),
    check('skus_stock', notNegative(table.stock)),
  ],
)

/** Groups of attributes, which are free of charge. */
export const attrGroups = pgTable(
  'attr_groups',
  {
    id: key(),
    goodsId: ofGoods(),
    sort: integer().notNull().default(0),
    name: localizedText().notNull(),
    multiple: boolean().notNull().default(false),
    required: boolean().notNull().default(true),
  },
  (table) => [index().on(table.goodsId, table.sort)],
)

export const attrValues = pgTable(
  'attr_values',
  {
    id: key(),
    groupId: text()
      .notNull()
      .references(() => attrGroups.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    name: localizedText().notNull(),
    isDefault: boolean().notNull().default(false),
    /** Chillies beside the name: 0 for what is not hot. */
    heat: integer().notNull().default(0),
  },
  (table) => [index().on(table.groupId, table.sort), check('attr_values_heat', sql`${table.heat} between 0 and 3`)],
)

/** Groups of add-ons; between `min` and `max` pieces over the whole group. */
export const addonGroups = pgTable(
  'addon_groups',
  {
    id: key(),
    goodsId: ofGoods(),
    sort: integer().notNull().default(0),
    name: localizedText().notNull(),
    min: integer().notNull().default(0),
    max: integer().notNull(),
    archived: archived(),
  },
  (table) => [
    index().on(table.goodsId, table.sort),
    check('addon_groups_bounds', sql`${table.min} >= 0 and ${table.max} >= ${table.min}`),
  ],
)

export const addonItems = pgTable(
  'addon_items',
  {
    id: key(),
    groupId: text()
      .notNull()
      .references(() => addonGroups.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    name: localizedText().notNull(),
    image: text().notNull().default(''),
    price: satang().notNull(),
    /** Pieces left; null is unlimited. */
    stock: integer(),
    /** Most pieces in one line. */
    max: integer().notNull().default(1),
    archived: archived(),
  },
  (table) => [
    index().on(table.groupId, table.sort),
    check('addon_items_price', notNegative(table.price)),
    check('addon_items_stock', notNegative(table.stock)),
    check('addon_items_max', sql`${table.max} >= 1`),
  ],
)
