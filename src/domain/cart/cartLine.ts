import type { GoodsDetail, Sku } from '@/contract/goods/goods'
import { memberPriceOf } from '../goods/goodsPrice'

/** Maximum number of lines of a cart. */
export const MAX_CART_LINES = 100

/** The chosen SKU, attributes and add-ons of a dish. */
export interface Choice {
  goodsId: string
  skuId: string
  attrIds: readonly string[]
  addons: readonly { id: string; num: number }[]
}

/** The fields of a dish that validate a choice. */
export type Options = Pick<GoodsDetail, 'specs' | 'skus' | 'attrs' | 'addons'>

/** Why a choice cannot be added. `group` is the group to correct; `min` and `max` count pieces. */
export type ChoiceProblem =
  | { kind: 'unknown' }
  | { kind: 'attrWanted' | 'attrSingle'; group: string; name: string }
  | { kind: 'addonMin' | 'addonMax'; group: string; name: string; min: number; max: number }
  | { kind: 'addonStock'; group: string; name: string; left: number }

/** Price of one piece with its add-ons, satang. */
export interface PiecePrice {
  price: number
  /** Price without member price and discount; equal to `price` when there is none. */
  originalPrice: number
}

/** Same goods, SKU, attributes and add-ons (in any order) give the same key: such lines merge. 16 hex digits. */
export function choiceKey({ goodsId, skuId, attrIds, addons }: Choice): string {
  const extras = addons.map(({ id, num }) => `${id}*${num}`)
  const text = JSON.stringify([goodsId, skuId, [...attrIds].sort(), extras.sort()])
  return hash(text, 0x811c9dc5, 0x01000193) + hash(text, 0x2f0b4c47, 0x85ebca6b)
}

/** Default attribute ids of a product sheet. */
export function defaultAttrs({ attrs }: Pick<Options, 'attrs'>): string[] {
  return attrs.flatMap((group) => group.values.filter((value) => value.isDefault).map((value) => value.id))
}

/** The choice with the defaults of required groups in which nothing was chosen. */
export function withDefaults<T extends Choice>({ attrs }: Pick<Options, 'attrs'>, choice: T): T {
  const open = attrs.filter(({ required, values }) => required && !values.some(({ id }) => choice.attrIds.includes(id)))
  return { ...choice, attrIds: [...choice.attrIds, ...defaultAttrs({ attrs: open })] }
}

/** Validates a choice; null when it is valid. The stock of the SKU is checked by the cart. */
export function choiceProblem(options: Options, choice: Choice): ChoiceProblem | null {
  return unknownPart(options, choice) ?? attrProblem(options, choice) ?? addonProblem(options, choice)
}

/** Price of a SKU without add-ons, satang; 0 without one. `discount` as in `memberPriceOf`. */
export function skuPrice(sku: Pick<Sku, 'price' | 'memberPrice'> | undefined, discount: number | undefined): number {
  return sku ? memberPriceOf(sku, discount) : 0
}

/** Price of one piece of a choice. Unknown ids are ignored. */
export function piecePrice(options: Options, choice: Choice, discount: number | undefined): PiecePrice {
  const sku = options.skus.find(({ id }) => id === choice.skuId)
  const extras = addonsPrice(options, choice)
  const own = sku?.price ?? 0
  return { price: skuPrice(sku, discount) + extras, originalPrice: Math.max(own, sku?.originalPrice ?? own) + extras }
}

/** The names of a SKU's values, in the order of the spec groups. */
export function specNames({ specs }: Pick<Options, 'specs'>, sku: Pick<Sku, 'valueIds'>): string[] {
  return specs.flatMap((group) => group.values.filter(({ id }) => sku.valueIds.includes(id)).map(({ name }) => name))
}

/** The names of the chosen attributes, in the order of their groups. */
export function attrNames({ attrs }: Pick<Options, 'attrs'>, choice: Pick<Choice, 'attrIds'>): string[] {
  return attrs.flatMap((group) => group.values.filter(({ id }) => choice.attrIds.includes(id)).map(({ name }) => name))
}

/** The names of the chosen add-ons, with their quantity unless it is one. */
export function addonNames({ addons }: Pick<Options, 'addons'>, choice: Pick<Choice, 'addons'>): string[] {
  return addons
    .flatMap(({ items }) => items)
    .map(({ id, name }) => ({ name, num: chosenOf(choice, id) }))
    .filter(({ num }) => num > 0)
    .map(({ name, num }) => (num === 1 ? name : `${name} ×${num}`))
}

function unknownPart({ skus, attrs, addons }: Options, choice: Choice): ChoiceProblem | null {
  const attrIds = attrs.flatMap(({ values }) => values.map(({ id }) => id))
  const addonIds = addons.flatMap(({ items }) => items.map(({ id }) => id))
  const known =
    skus.some(({ id }) => id === choice.skuId) &&
    isSubset(choice.attrIds, attrIds) &&
    isSubset(
      choice.addons.map(({ id }) => id),
      addonIds,
    )
  return known ? null : { kind: 'unknown' }
}

/** Whether all ids are known and unique. */
function isSubset(given: readonly string[], known: readonly string[]): boolean {
  return new Set(given).size === given.length && given.every((id) => known.includes(id))
}

function attrProblem({ attrs }: Options, choice: Choice): ChoiceProblem | null {
  for (const { id, name, values, required, multiple } of attrs) {
    const count = values.filter((value) => choice.attrIds.includes(value.id)).length
    if (required && count === 0) {
      return { kind: 'attrWanted', group: id, name }
    }
    if (!multiple && count > 1) {
      return { kind: 'attrSingle', group: id, name }
    }
  }
  return null
}

function addonProblem({ addons }: Options, choice: Choice): ChoiceProblem | null {
  for (const { id: group, name, min, max, items } of addons) {
    const count = items.reduce((sum, item) => sum + chosenOf(choice, item.id), 0)
    if (count < min) {
      return { kind: 'addonMin', group, name, min, max }
    }
    const over = items.find((item) => chosenOf(choice, item.id) > item.max)
    if (count > max || over) {
      return { kind: 'addonMax', group, name: over?.name ?? name, min, max: over ? over.max : max }
    }
    const short = items.find((item) => item.stock !== undefined && chosenOf(choice, item.id) > item.stock)
    if (short) {
      return { kind: 'addonStock', group, name: short.name, left: short.stock ?? 0 }
    }
  }
  return null
}

function addonsPrice({ addons }: Options, choice: Choice): number {
  return addons.flatMap(({ items }) => items).reduce((sum, item) => sum + item.price * chosenOf(choice, item.id), 0)
}

function chosenOf(choice: Pick<Choice, 'addons'>, id: string): number {
  return choice.addons.find((addon) => addon.id === id)?.num ?? 0
}

/** FNV-1a over UTF-16 code units, 32 bits as 8 hex digits. */
function hash(text: string, seed: number, prime: number): string {
  let sum = seed
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), prime)
  }
  return (sum >>> 0).toString(16).padStart(8, '0')
}
