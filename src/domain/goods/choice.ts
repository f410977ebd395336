import type { GoodsDetail, Sku } from '@/contract/goods'
import { defaultAttrs, type Choice } from '@/domain/cart/cartLine'

type Specs = Pick<GoodsDetail, 'specs' | 'skus'>
type Attrs = Pick<GoodsDetail, 'attrs'>
type AddonGroup = GoodsDetail['addons'][number]
type AddonItem = AddonGroup['items'][number]

/** Pieces of each add-on, by its id. */
export type Addons = Readonly<Record<string, number>>

/** What a guest has chosen so far in a product sheet. */
export interface Draft {
  /** One value per spec group, in the order of the groups. */
  valueIds: readonly string[]
  attrIds: readonly string[]
  addons: Addons
  num: number
}

/** What a product sheet starts with: a SKU that can be had, the default attributes, no add-ons, the fewest pieces. */
export function startDraft(detail: GoodsDetail): Draft {
  const sku = detail.skus.find(inStock) ?? detail.skus[0]
  return { valueIds: sku?.valueIds ?? [], attrIds: defaultAttrs(detail), addons: {}, num: fewest(detail) }
}

/** The SKU of these values; undefined when they are not sold together. */
export function skuOf({ skus }: Pick<Specs, 'skus'>, valueIds: readonly string[]): Sku | undefined {
  return skus.find(
    (sku) => sku.valueIds.length === valueIds.length && sku.valueIds.every((value, group) => value === valueIds[group]),
  )
}

/** Whether a spec value can be had in any combination. */
export function valueSold({ skus }: Pick<Specs, 'skus'>, group: number, valueId: string): boolean {
  return skus.some((sku) => sku.valueIds[group] === valueId && inStock(sku))
}

/** The values after one is chosen: the other groups keep theirs when that can be had, else they move to what can. */
export function chooseValue(
  { skus }: Specs,
  valueIds: readonly string[],
  group: number,
  valueId: string,
): readonly string[] {
  const kept = (sku: Sku) => sku.valueIds.filter((value, index) => value === valueIds[index]).length
  const candidates = skus.filter((sku) => sku.valueIds[group] === valueId && inStock(sku))
  candidates.sort((a, b) => kept(b) - kept(a))
  return candidates[0]?.valueIds ?? valueIds
}

/** Price of the SKU that a value would lead to, satang; undefined when there is none. */
export function priceOfValue(
  specs: Specs,
  valueIds: readonly string[],
  group: number,
  valueId: string,
): number | undefined {
  const wanted = valueIds.map((value, index) => (index === group ? valueId : value))
  const exact = skuOf(specs, wanted) ?? specs.skus.find((sku) => sku.valueIds[group] === valueId)
  return exact?.price
}

/** The attributes after a value is tapped. In a single group it replaces the other; what is required cannot be taken away by a tap. */
export function toggleAttr({ attrs }: Attrs, attrIds: readonly string[], valueId: string): readonly string[] {
  const group = attrs.find(({ values }) => values.some(({ id }) => id === valueId))
  if (!group) return attrIds
  const others = group.values.filter(({ id }) => id !== valueId && !group.multiple).map(({ id }) => id)
  const on = attrIds.includes(valueId)
  const last = group.values.filter(({ id }) => attrIds.includes(id)).length === 1
  if (on) return group.required && last ? attrIds : attrIds.filter((id) => id !== valueId)
  return [...attrIds.filter((id) => !others.includes(id)), valueId]
}

/** Most pieces that an add-on can have now: its own limit, its stock, and what its group still takes. */
export function addonRoom(group: AddonGroup, item: AddonItem, addons: Addons): number {
  const others = menuRowsOf(group, addons) - (addons[item.id] ?? 0)
  return Math.max(0, Math.min(item.max, item.stock ?? Infinity, group.max - others))
}

/** Pieces over a whole add-on group. */
function menuRowsOf(group: AddonGroup, addons: Addons): number {
  return group.items.reduce((sum, { id }) => sum + (addons[id] ?? 0), 0)
}

/** Fewest pieces of one line. */
export function fewest({ minBuy }: Pick<GoodsDetail, 'minBuy'>): number {
  return Math.max(1, minBuy ?? 1)
}

/** Most pieces that can be added now: the SKU's stock, and what the order's limit leaves besides `inCart` pieces of the dish. */
export function most({ limit }: Pick<GoodsDetail, 'limit'>, sku: Sku | undefined, inCart: number): number {
  return Math.max(0, Math.min(sku?.stock ?? Infinity, (limit?.perOrder ?? Infinity) - inCart))
}

/** The draft as the cart takes it; undefined while its values are not sold together. */
export function choiceOf(detail: GoodsDetail, { valueIds, attrIds, addons }: Draft): Choice | undefined {
  const sku = skuOf(detail, valueIds)
  if (!sku) return undefined
  const chosen = Object.entries(addons).filter(([, num]) => num > 0)
  return { goodsId: detail.id, skuId: sku.id, attrIds, addons: chosen.map(([id, num]) => ({ id, num })) }
}

function inStock({ stock }: Sku): boolean {
  return stock !== 0
}
