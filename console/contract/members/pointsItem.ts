import * as v from 'valibot'
import { POINTS_ITEM_TYPES } from '../../../src/contract/constants/points'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, int, pageOf, paging } from '../../../src/contract/fields'
import {
  keyword,
  limit,
  type Meaning,
  moment,
  money,
  pictureName,
  sort,
  templateId,
  texts,
  textsOrNone,
  version,
} from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const category = v.object({ id, sort: v.number(), name: texts(60), version })
export type StaffPointsCategory = v.InferOutput<typeof category>

const CATEGORY: Meaning = { of: 'pointsCategory' }

const fields = {
  sort,
  categoryId: v.pipe(id, v.metadata({ ...CATEGORY })),
  /** Goods, a coupon of `templateId`, or `bonus` satang for the balance. */
  type: v.picklist(POINTS_ITEM_TYPES),
  templateId: v.nullable(templateId),
  bonus: money(0, 100_000_000),
  name: texts(60),
  caption: textsOrNone(100),
  text: textsOrNone(2000),
  images: v.pipe(v.array(pictureName), v.maxLength(9)),
  points: int(1, 10_000_000),
  /** Beside points, satang. */
  cash: money(0, 100_000_000),
  /** How many there are. */
  total: limit,
  /** How many one member takes, in all and on one day. */
  perPerson: limit,
  perDay: limit,
  levelNeed: int(0, 100),
  saleFrom: v.nullable(moment),
  saleUntil: v.nullable(moment),
  pickup: flag,
  delivery: flag,
  /** Satang. */
  deliveryFee: money(0, 100_000_000),
}
const written = v.object(fields)
export type PointsItemFields = v.InferOutput<typeof written>

const item = v.object({
  ...fields,
  id,
  version,
  onSale: v.boolean(),
  /** How many are ordered. */
  taken: v.number(),
  createdAt: instant,
})
export type StaffPointsItem = v.InferOutput<typeof item>

/** The points shop. What was ordered stays as it was. */
export const pointsItemContract = {
  categories: endpoint({
    ...staffRead,
    summary: 'The categories of the points shop in the order of the merchant',
    path: 'points/categories',
    input: v.object({}),
    reply: v.object({ list: v.array(category) }),
  }),
  createCategory: endpoint({
    ...staffWrite,
    summary: 'Makes a category of the points shop',
    path: 'points/category/create',
    input: v.object({ sort, name: texts(60) }),
    reply: category,
  }),
  updateCategory: endpoint({
    ...staffWrite,
    summary: 'Changes a category of the points shop. A stale version is refused with code 409 and `current`',
    path: 'points/category/update',
    input: v.object({ id, version, sort, name: texts(60) }),
    reply: category,
  }),
  list: endpoint({
    ...staffRead,
    summary: 'Items of the points shop in the order of the merchant: all, on sale or not, or with a word in their name',
    path: 'points/items',
    input: v.object({ keyword, onSale: v.optional(flag), ...paging }),
    reply: pageOf(item),
  }),
  create: endpoint({
    ...staffWrite,
    summary:
      'Makes an item of the points shop, which is on sale. Fields that do not fit together are refused with code 400 and `fields`',
    path: 'points/item/create',
    input: written,
    reply: item,
  }),
  update: endpoint({
    ...staffWrite,
    summary:
      'Changes an item of the points shop: all its fields. A stale version is refused with code 409 and `current`',
    path: 'points/item/update',
    input: v.object({ id, version, ...fields }),
    reply: item,
  }),
  setOnSale: endpoint({
    ...staffWrite,
    summary: 'Takes an item of the points shop off sale, or puts it on sale again. Orders go on',
    path: 'points/item/onSale',
    input: v.object({ id, version, onSale: flag }),
    reply: item,
  }),
}
