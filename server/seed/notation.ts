import { DAY_MS } from '../../src/domain/time/duration'
import type { DiningType } from '../../src/contract/fields'
import type { Link } from '../../src/contract/link'
import type { Allergen, Diet, SaleSpan, Translations } from '../db/columnTypes'

/** A text in the three languages: English, Thai, Chinese. */
export type LocalizedText = readonly [en: string, th: string, zh: string]

/** Converts a text to its database form. */
export function translations([en, th, zh]: LocalizedText): Translations {
  return { en, th, zh }
}

/** A text in English, Thai and Chinese, in its database form. */
export function texts(...text: LocalizedText): Translations {
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
  name: LocalizedText
  /** Chillies beside an option. */
  heat?: number
}

/** A group that changes price and stock, for example the size. */
export interface SpecGroup {
  id: string
  name: LocalizedText
  values: readonly Choice[]
}

/** A group without prices, for example the spiciness. `defaults` are ids of values. */
export interface AttrGroup extends SpecGroup {
  defaults: readonly string[]
  required: boolean
  multiple: boolean
}

/** An add-on with its price in baht; `max` is the most pieces in one line. `picture` is the id of a product picture. */
export interface AddonItem extends Choice {
  price: number
  max: number
  stock?: number
  picture?: string
}

/** Between `min` and `max` pieces over the whole group. */
export interface AddonGroup {
  id: string
  name: LocalizedText
  min: number
  max: number
  items: readonly AddonItem[]
}

/** Chips under a product's name; their texts and colours are in `data/menu/chips.ts`. */
export type ChipName =
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

interface DishFields {
  id: string
  name: LocalizedText
  caption: LocalizedText
  story: LocalizedText
  chips?: readonly ChipName[]
  allergens?: readonly Allergen[]
  diets?: readonly Diet[]
  badge?: LocalizedText
  attrs?: readonly AttrGroup[]
  addons?: readonly AddonGroup[]
  /** Most pieces of one guest: in one order, on one day, ever. */
  limit?: { perOrder?: number; perDay?: number; perPerson?: number }
  minBuy?: number
  /** Hours of sale, store time; absent sells whenever the store is open. */
  hours?: readonly SaleSpan[]
  /** Sold out in every store; the text announces when it is back. */
  soldOut?: LocalizedText
  /** Packaging per piece in baht, where it differs from its category. */
  pack?: number
  /** Its pictures are `<picture>.webp` and `<picture>.cut.webp`; absent means `<id>`. */
  picture?: string
  /** Names of more pictures of it. */
  pictures?: readonly string[]
}

/** A dish has one price, or spec groups and a price for each combination (value ids joined by `+`, in the order of the groups). */
export type Dish = DishFields &
  ({ price: Price } | { specs: readonly SpecGroup[]; prices: Readonly<Record<string, Price>> })

/** A mandatory item of all orders of some dining types, for example a cover charge. */
export type Charge = Pick<DishFields, 'id' | 'name' | 'caption' | 'story'> & {
  price: Price
  picture: string
  rule: 'perOrder' | 'perPerson'
  /** Its dining types by store; stores that are not listed do not charge it. */
  stores: Readonly<Record<string, readonly DiningType[]>>
}

/** One category of the menu with its dishes in the order they are shown. */
export interface MenuCategory {
  id: string
  name: LocalizedText
  note: LocalizedText
  /** An order must contain a product of it. */
  required?: boolean
  /** The first dish is drawn as a feature card. */
  feature?: boolean
  /** Packaging per piece, baht. */
  pack: number
  dishes: readonly Dish[]
  charges?: readonly Charge[]
}

/** A time some days after another; before it with a negative number. */
export const days = (now: Date, number: number): Date => new Date(now.getTime() + number * DAY_MS)
