import * as v from 'valibot'
import { ALLERGENS, CHIP_KINDS, DIETS } from '../../../src/contract/constants/goods'
import { DINING_TYPES } from '../../../src/contract/constants/common'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, int, pageOf, paging } from '../../../src/contract/fields'
import { dishParts } from './dishParts'
import {
  daySpan,
  keyword,
  limit,
  type Meaning,
  money,
  ordered,
  pictureName,
  storeId,
  texts,
  textsOrNone,
  version,
} from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const NONE: Meaning = { emptyIsNone: true }
const CATEGORY: Meaning = { of: 'menuCategory' }

const fields = {
  categoryId: v.pipe(id, v.metadata({ ...CATEGORY })),
  name: texts(80),
  caption: textsOrNone(120),
  story: textsOrNone(2000),
  badge: textsOrNone(20),
  /** The picture of lists, one without background for tiles, and those of the product sheet. */
  image: pictureName,
  cutout: pictureName,
  images: v.pipe(v.array(pictureName), v.maxLength(9)),
  ...dishParts,
  allergens: v.pipe(v.array(v.picklist(ALLERGENS)), v.maxLength(ALLERGENS.length), v.metadata({ ...NONE })),
  diets: v.pipe(v.array(v.picklist(DIETS)), v.maxLength(DIETS.length), v.metadata({ ...NONE })),
  chips: v.pipe(v.array(v.object({ kind: v.picklist(CHIP_KINDS), text: texts(30) })), v.maxLength(6)),
  /** When and in which ways it is sold; null: always, and in all. */
  saleTimes: v.nullable(v.pipe(v.array(daySpan), v.minLength(1), v.maxLength(20))),
  diningTypes: v.nullable(v.pipe(v.array(v.picklist(DINING_TYPES)), v.minLength(1), v.maxLength(DINING_TYPES.length))),
  /** Whether each order, or each person at a table, must have it. */
  required: v.picklist(['no', 'perOrder', 'perPerson']),
  minBuy: int(1, 999),
  limitPerOrder: limit,
  limitPerPerson: limit,
  limitPerDay: limit,
  /** Per piece of orders that are not eaten in, satang. */
  packFee: money(0, 1_000_000),
  /** What guests read when it is sold out. */
  soldOutNote: textsOrNone(60),
}
const written = v.object(fields)
export type DishFields = v.InferOutput<typeof written>

/** Offered, sold out by staff or by its stock, off the menu, or archived. */
export const DISH_STATES = ['onSale', 'soldOut', 'offMenu', 'archived'] as const

/** What is counted: a size or an add-on with its pieces left; null without a limit. */
const counted = v.object({
  key: id,
  kind: v.picklist(['variant', 'addon']),
  name: texts(200),
  stock: v.nullable(v.number()),
})

const state = {
  id,
  version,
  storeId: id,
  state: v.picklist(DISH_STATES),
  onSale: v.boolean(),
  archived: v.boolean(),
  /** Marked as sold out by staff, and until when; null: until they say so. */
  soldOut: v.boolean(),
  soldOutUntil: v.nullable(instant),
  stocks: v.array(counted),
  /** Languages in which a text is missing that is there in English. */
  missing: v.array(v.picklist(['th', 'zh'])),
}
const dish = v.object({ ...fields, ...state })
export type StaffDish = v.InferOutput<typeof dish>

const row = v.object({
  ...state,
  categoryId: id,
  name: texts(80),
  image: v.string(),
  /** The least price of its sizes, satang. */
  price: v.number(),
  variants: v.number(),
})
export type StaffDishRow = v.InferOutput<typeof row>

const seen = { id, version }

/** The dishes of the menus. */
export const dishContract = {
  list: endpoint({
    ...staffRead,
    summary:
      'Dishes of a store by category, in the order of the merchant or by name or price: all that are not archived, or those of a state, of a category, with a word in a text, or with a missing translation',
    path: 'menu/dishes',
    input: v.object({
      storeId,
      keyword,
      categoryId: v.optional(id),
      state: v.optional(v.picklist(DISH_STATES)),
      untranslated: v.optional(flag),
      sort: v.optional(v.picklist(['menu', 'name', 'price']), 'menu'),
      page: paging.page,
      pageSize: v.optional(int(1, 500), 20),
    }),
    reply: pageOf(row),
  }),
  read: endpoint({
    ...staffRead,
    summary: 'One dish with its sizes and options',
    path: 'menu/dish',
    input: v.object({ id }),
    reply: dish,
  }),
  create: endpoint({
    ...staffWrite,
    summary:
      'Makes a dish, the last one of its category, which is on sale. Fields that do not fit together are refused with code 400 and `fields`',
    path: 'menu/dish/create',
    input: written,
    reply: dish,
  }),
  update: endpoint({
    ...staffWrite,
    summary:
      'Changes a dish: all its fields; its stock stays. Sizes and options that are left out are archived: carts that hold them ask the guest to choose again. A stale version is refused with code 409 and `current`',
    path: 'menu/dish/update',
    input: v.object({ ...seen, ...fields }),
    reply: dish,
  }),
  setOnSale: endpoint({
    ...staffWrite,
    summary: 'Takes a dish off the menu, or puts it on. Orders go on',
    path: 'menu/dish/onSale',
    input: v.object({ ...seen, onSale: flag }),
    reply: dish,
  }),
  setArchived: endpoint({
    ...staffWrite,
    summary:
      'Archives a dish, which takes it off the menu, or brings it back, off the menu. Orders of the past keep it',
    path: 'menu/dish/archived',
    input: v.object({ ...seen, archived: flag }),
    reply: dish,
  }),
  order: endpoint({
    ...staffWrite,
    summary:
      'Puts the dishes of a category in an order, all of them. Refused with code 409 and `current` when there are others by now',
    path: 'menu/dish/order',
    input: v.object({ categoryId: id, ids: ordered }),
    reply: v.object({ list: v.array(row) }),
  }),
  setSoldOut: endpoint({
    ...staffWrite,
    summary:
      'Marks a dish as sold out until the next day (05:00 in Bangkok), or until staff say otherwise, or as available',
    path: 'menu/dish/soldOut',
    input: v.object({ id, soldOut: v.picklist(['no', 'today', 'always']) }),
    reply: row,
  }),
  setStock: endpoint({
    ...staffWrite,
    summary:
      'Sets the pieces left of a size or an add-on. `seen` are the pieces that staff saw: others by now are refused with code 409 and `current`',
    path: 'menu/dish/stock',
    input: v.object({ id, key: id, seen: v.nullable(int(0)), stock: v.nullable(int(0, 1_000_000)) }),
    reply: row,
  }),
}
