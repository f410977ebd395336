import * as v from 'valibot'
import { endpoint } from './endpoint'
import { diningType, flag, id, picture, satang, text } from './fields'

/** Why a dish cannot be added now. `offHours`: outside its selling time. */
export const goodsState = v.picklist(['ok', 'soldOut', 'offHours', 'offShelf'])
export type GoodsState = v.InferOutput<typeof goodsState>

/** Numeric limits; absent means unlimited. */
const limit = v.object({
  perOrder: v.optional(v.number()),
  perPerson: v.optional(v.number()),
  perDay: v.optional(v.number()),
})

/** A short mark under a dish's name. `kind` picks colour and icon. */
const chip = v.object({
  kind: v.picklist(['signature', 'spicy', 'vegan', 'vegetarian', 'allergen', 'glutenFree', 'plain']),
  text: v.string(),
})

/** How a list of dishes is drawn. */
export const GOODS_SHAPES = ['strip', 'grid', 'rows', 'large'] as const

/** A dish as a list draws it. */
export const goodsRow = v.object({
  id,
  categoryId: id,
  name: v.string(),
  /** One line under the name. */
  caption: v.string(),
  image: picture,
  /** Transparent cut-out for feature cards and the sheet; empty when there is none. */
  cutout: picture,
  /** Lowest price, satang. */
  price: satang,
  memberPrice: v.optional(satang),
  /** Struck-through price, satang. */
  originalPrice: v.optional(satang),
  /** True when the dish must be chosen in the product sheet. */
  hasOptions: v.boolean(),
  /** The only SKU of a dish without options. */
  skuId: v.optional(id),
  state: goodsState,
  /** What a dish that is not `ok` says, for example "Back tomorrow". */
  stateText: v.string(),
  /** At most two words on the picture. */
  badge: v.string(),
  chips: v.array(chip),
  limit: v.optional(limit),
  /** Fewest pieces of one line; absent means 1. */
  minBuy: v.optional(v.number()),
  /** Must be in every order: once per order or once per person. */
  required: v.optional(v.picklist(['perOrder', 'perPerson'])),
})
export type GoodsRow = v.InferOutput<typeof goodsRow>

/** A section of a menu. */
export const category = v.object({
  id,
  name: v.string(),
  /** A line beside the heading; may be empty. */
  note: v.string(),
  /** An order must hold something of this category. */
  required: v.boolean(),
  /** First row drawn as a feature card. */
  feature: v.boolean(),
})
export type Category = v.InferOutput<typeof category>

/** What a dish costs in one combination of its specs. */
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
  values: v.array(v.object({ id, name: v.string(), isDefault: v.boolean() })),
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
  /** Packaging per piece for orders that leave the house, satang. */
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
    input: v.object({ storeId: id }),
    reply: v.object({ list: v.array(category) }),
  }),
  search: endpoint({
    summary:
      'Dishes whose name, caption or description contains the keyword in any language; `hot` lists popular keywords',
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
