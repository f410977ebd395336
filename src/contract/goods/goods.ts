import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { diningType, flag, id, picture, satang, text } from '../fields'
import { goodsRow } from './goodsRow'

/** A section of a menu. */
export const category = v.object({
  id,
  name: v.string(),
  /** A line beside the heading; may be empty. */
  note: v.string(),
  /** An order must contain a product of this category. */
  required: v.boolean(),
  /** First row drawn as a feature card. */
  feature: v.boolean(),
})
export type Category = v.InferOutput<typeof category>

/** A SKU: price and stock of one combination of specs. */
export const sku = v.object({
  id,
  /** One value id per spec group, in the order of `specs`. */
  valueIds: v.array(id),
  price: satang,
  memberPrice: v.optional(satang),
  /** Struck-through price. */
  originalPrice: v.optional(satang),
  /** Pieces left; absent means unlimited. */
  stock: v.optional(v.number()),
})
export type Sku = v.InferOutput<typeof sku>

/** Spec groups change price and stock. */
const specGroup = v.object({ id, name: v.string(), values: v.array(v.object({ id, name: v.string() })) })
/** Attribute groups are free of charge. */
const attrGroup = v.object({
  id,
  name: v.string(),
  multiple: v.boolean(),
  required: v.boolean(),
  values: v.array(
    v.object({
      id,
      name: v.string(),
      isDefault: v.boolean(),
      /** Chillies beside the name, up to `MAX_HEAT`. */
      heat: v.number(),
    }),
  ),
})
/** Add-on groups have their own prices; between `min` and `max` pieces over the whole group. */
const addonGroup = v.object({
  id,
  name: v.string(),
  min: v.number(),
  max: v.number(),
  items: v.array(
    v.object({ id, name: v.string(), image: picture, price: satang, stock: v.optional(v.number()), max: v.number() }),
  ),
})

/** Everything the product sheet needs. */
export const goodsDetail = v.object({
  ...goodsRow.entries,
  storeId: id,
  story: v.string(),
  images: v.array(picture),
  allergens: v.array(v.string()),
  diets: v.array(v.string()),
  /** Packaging fee per piece for takeaway, pickup and delivery, satang. */
  packFee: satang,
  specs: v.array(specGroup),
  skus: v.array(sku),
  attrs: v.array(attrGroup),
  addons: v.array(addonGroup),
})
export type GoodsDetail = v.InferOutput<typeof goodsDetail>

const ofStore = { storeId: id, diningType: v.optional(diningType) }

export const goodsContract = {
  menu: endpoint({
    summary: 'The menu of a store: categories and dishes in the order they are shown',
    path: 'goods',
    input: v.object(ofStore),
    reply: v.object({ categories: v.array(category), goods: v.array(goodsRow) }),
  }),
  categories: endpoint({
    summary: 'The categories of a store',
    path: 'goods/category',
    otherClients: true,
    input: v.object({ storeId: id }),
    reply: v.object({ list: v.array(category) }),
  }),
  search: endpoint({
    summary:
      'Dishes whose name, caption or description contains the keyword in any language; `hot` lists popular keywords. Without a keyword, a dish of each popular keyword',
    path: 'goods/search',
    input: v.object({ ...ofStore, keyword: v.optional(text(60), ''), soldOut: v.optional(flag, true) }),
    reply: v.object({ list: v.array(goodsRow), hot: v.array(v.string()) }),
  }),
  detail: endpoint({
    summary: 'One dish with specs, attributes and add-ons',
    path: 'goods/detail',
    input: v.object({ ...ofStore, gid: id }),
    reply: goodsDetail,
  }),
}
