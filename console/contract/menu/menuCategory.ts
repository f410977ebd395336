import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id } from '../../../src/contract/fields'
import { ordered, storeId, texts, textsOrNone, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const fields = {
  name: texts(60),
  note: textsOrNone(200),
  /** An order must contain a dish of it. */
  required: flag,
  /** Its first dish is drawn large. */
  feature: flag,
}
const written = v.object(fields)
export type MenuCategoryFields = v.InferOutput<typeof written>

const category = v.object({
  ...fields,
  id,
  version,
  storeId: id,
  /** Its dishes, without archived ones. */
  dishes: v.number(),
})
export type StaffMenuCategory = v.InferOutput<typeof category>

const list = v.object({ list: v.array(category) })

/** The categories of the menus. */
export const menuCategoryContract = {
  list: endpoint({
    ...staffRead,
    summary: 'The categories of a store in the order of the merchant',
    path: 'menu/categories',
    input: v.object({ storeId }),
    reply: list,
  }),
  read: endpoint({
    ...staffRead,
    summary: 'One category',
    path: 'menu/category',
    input: v.object({ id }),
    reply: category,
  }),
  create: endpoint({
    ...staffWrite,
    summary: 'Makes a category, the last one of its store',
    path: 'menu/category/create',
    input: v.object({ storeId, ...fields }),
    reply: category,
  }),
  update: endpoint({
    ...staffWrite,
    summary: 'Changes a category. A stale version is refused with code 409 and `current`',
    path: 'menu/category/update',
    input: v.object({ id, version, ...fields }),
    reply: category,
  }),
  order: endpoint({
    ...staffWrite,
    summary:
      'Puts the categories of a store in an order, all of them. Refused with code 409 and `current` when others were made or archived since',
    path: 'menu/category/order',
    input: v.object({ storeId, ids: ordered }),
    reply: list,
  }),
  archive: endpoint({
    ...staffWrite,
    summary: 'Archives a category without dishes. A stale version is refused with code 409 and `current`',
    path: 'menu/category/archive',
    input: v.object({ id, version }),
    reply: category,
  }),
}
