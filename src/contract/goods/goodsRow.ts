import * as v from 'valibot'
import { CHIP_KINDS } from '../constants/goods'
import { id, picture, satang } from '../fields'

/** Why a dish is unavailable. `offHours`: outside its selling time. */
export const goodsState = v.picklist(['ok', 'soldOut', 'offHours', 'offShelf'])
export type GoodsState = v.InferOutput<typeof goodsState>

/** Numeric limits; absent means unlimited. */
const limit = v.object({
  perOrder: v.optional(v.number()),
  perPerson: v.optional(v.number()),
  perDay: v.optional(v.number()),
})

/** A chip under a dish's name. `kind` selects colour and icon. */
const chip = v.object({
  kind: v.picklist(CHIP_KINDS),
  text: v.string(),
})

/** A dish in a list. */
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
  /** True when options must be chosen in the product sheet. */
  hasOptions: v.boolean(),
  /** The only SKU of a dish without options. */
  skuId: v.optional(id),
  state: goodsState,
  /** Text of an unavailable dish, for example "Back tomorrow". */
  stateText: v.string(),
  /** At most two words on the picture. */
  badge: v.string(),
  chips: v.array(chip),
  limit: v.optional(limit),
  /** Minimum quantity of a line; 1 by default. */
  minBuy: v.optional(v.number()),
  /** Required in every order: once per order or once per person. */
  required: v.optional(v.picklist(['perOrder', 'perPerson'])),
})
export type GoodsRow = v.InferOutput<typeof goodsRow>
