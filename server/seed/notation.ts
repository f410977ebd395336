import type { DiningType } from '../../src/contract/fields'
import type { Link } from '../../src/contract/link'
import type { Allergen, Diet, SaleSpan, Translations } from '../db/columnTypes'

/** A text in the three languages: English, Thai, Chinese. */
export type Words = readonly [en: string, th: string, zh: string]

/** The same text as the database keeps it. */
export function translations([en, th, zh]: Words): Translations {
  return { en, th, zh }
}

/** A text written out in English, Thai and Chinese, as the database keeps it. */
export function words(...text: Words): Translations {
  return translations(text)
}

/** A link to a page of the storefront, by its platform name. */
export function toPlatform(id: string): Link {
  return { params: 'platform', name: { id } }
}

/** Whole baht to satang. */
export function satang(baht: number): number {
  return baht * 100
}

/** One SKU, amounts in baht. `original` is struck through; `stock` counts pieces of a store, absent means unlimited. */
export interface Price {
  price: number
  member?: number
  original?: number
  stock?: number
}

/** A price in baht: `baht(65)`, with member price and stock `baht(120, { member: 99, stock: 40 })`. */
export function baht(price: number, more: Omit<Price, 'price'> = {}): Price {
  return { price, ...more }
}

export interface Choice {
  id: string
  name: Words
}

/** A group that changes price and stock, for example the size. */
export interface SpecGroup {
  id: string
  name: Words
  values: readonly Choice[]
}

/** A free group, for example the heat. `defaults` are ids of values. */
export interface AttrGroup extends SpecGroup {
  defaults: readonly string[]
  required: boolean
  multiple: boolean
}

/** Something added for its own price in baht; `max` counts pieces of it in one line. `picture` is a dish that shows it. */
export interface AddonItem extends Choice {
  price: number
  max: number
  stock?: number
  picture?: string
}

/** Between `min` and `max` pieces over the whole group. */
export interface AddonGroup {
  id: string
  name: Words
  min: number
  max: number
  items: readonly AddonItem[]
}

/** What a chip under the name may say; the words and colours are in `data/menu/marks.ts`. */
export type Mark =
  | 'signature'
  | 'spicy'
  | 'vegan'
  | 'vegetarian'
  | 'glutenFree'
  | 'peanuts'
  | 'shellfish'
  | 'beef'
  | 'pork'
  | 'noCaffeine'

interface DishFacts {
  id: string
  name: Words
  caption: Words
  story: Words
  marks?: readonly Mark[]
  allergens?: readonly Allergen[]
  diets?: readonly Diet[]
  badge?: Words
  attrs?: readonly AttrGroup[]
  addons?: readonly AddonGroup[]
  /** Most pieces of one guest: in one order, on one day, ever. */
  limit?: { perOrder?: number; perDay?: number; perPerson?: number }
  minBuy?: number
  /** Hours of sale, store time; absent sells whenever the store is open. */
  hours?: readonly SaleSpan[]
  /** Sold out in every store; the words say when it is back. */
  soldOut?: Words
  /** Packaging per piece in baht, where it differs from its category. */
  pack?: number
  /** Its pictures are `<picture>.webp` and `<picture>.cut.webp`; absent means `<id>`. */
  picture?: string
  /** Names of more pictures of it. */
  pictures?: readonly string[]
}

/** A dish has one price, or spec groups and a price for each combination (value ids joined by `+`, in the order of the groups). */
export type Dish = DishFacts &
  ({ price: Price } | { specs: readonly SpecGroup[]; prices: Readonly<Record<string, Price>> })

/** Something that is no dish and must be in every order of some dining types. */
export type Charge = Pick<DishFacts, 'id' | 'name' | 'caption' | 'story'> & {
  price: Price
  picture: string
  rule: 'perOrder' | 'perPerson'
  /** Dining types it belongs to, by store; a store that is not named goes without. */
  stores: Readonly<Record<string, readonly DiningType[]>>
}

/** One category of the menu with its dishes in the order they are shown. */
export interface MenuCategory {
  id: string
  name: Words
  note: Words
  /** An order must hold something of it. */
  required?: boolean
  /** The first dish is drawn as a feature card. */
  feature?: boolean
  /** Packaging per piece, baht. */
  pack: number
  dishes: readonly Dish[]
  charges?: readonly Charge[]
}
