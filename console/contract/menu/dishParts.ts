import * as v from 'valibot'
import { MAX_HEAT } from '../../../src/contract/constants/goods'
import { flag, int } from '../../../src/contract/fields'
import { type Meaning, money, partKey, pictureName, texts } from '../fields'

const price = money(0, 10_000_000)
const VARIANTS: Meaning = { editor: 'variants' }

/** The most sizes of a dish: combinations of the values of its spec groups. */
export const MAX_VARIANTS = 60

const group = { key: partKey, name: texts(40) }
const value = v.object({ key: partKey, name: texts(40) })

const specGroup = v.object({ ...group, values: v.pipe(v.array(value), v.minLength(1), v.maxLength(12)) })

const variant = v.object({
  key: partKey,
  /** The key of one value of each spec group, in their order. */
  values: v.pipe(v.array(partKey), v.maxLength(3)),
  price,
  /** Satang; null without one. */
  memberPrice: v.nullable(price),
  originalPrice: v.nullable(price),
})

const attrValue = v.object({
  ...value.entries,
  isDefault: flag,
  /** Chillies that guests see beside the name. */
  heat: int(0, MAX_HEAT),
})
const attrGroup = v.object({
  ...group,
  multiple: flag,
  required: flag,
  values: v.pipe(v.array(attrValue), v.minLength(1), v.maxLength(20)),
})

const addonItem = v.object({
  ...value.entries,
  image: pictureName,
  price,
  /** Most pieces in one line. */
  max: int(1, 99),
})
const addonGroup = v.object({
  ...group,
  /** Pieces over the whole group. */
  min: int(0, 99),
  max: int(1, 99),
  items: v.pipe(v.array(addonItem), v.minLength(1), v.maxLength(40)),
})

/**
 * The sizes and options of a dish. Groups, values and items are named by a `key`: the id of what is there already, or a name of the caller's
 * own for something new, which gets an id.
 */
export const dishParts = {
  /** What changes the price, as the size. */
  specs: v.pipe(v.array(specGroup), v.maxLength(3)),
  /** The combinations that are sold; one without values when there are no spec groups. */
  variants: v.pipe(v.array(variant), v.minLength(1), v.maxLength(MAX_VARIANTS), v.metadata({ ...VARIANTS })),
  /** Free of charge, as the spiciness. */
  attrs: v.pipe(v.array(attrGroup), v.maxLength(10)),
  addons: v.pipe(v.array(addonGroup), v.maxLength(10)),
}
const parts = v.object(dishParts)
export type DishParts = v.InferOutput<typeof parts>
