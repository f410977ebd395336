import type { GoodsDetail, Sku } from '@/contract/goods/goods'
import { defaultAttrs, type Choice } from './cartLine'

type Specs = Pick<GoodsDetail, 'specs' | 'skus'>
type Attrs = Pick<GoodsDetail, 'attrs'>
type AddonGroup = GoodsDetail['addons'][number]
type AddonItem = AddonGroup['items'][number]

/** Quantity of each add-on, by id. */
export type Addons = Readonly<Record<string, number>>

/** State of a product sheet. */
export interface Draft {
  /** One value per spec group, in the order of the groups. */
  valueIds: readonly string[]
  attrIds: readonly string[]
  addons: Addons
  num: number
}

/** The initial state of a product sheet: an available SKU, default attributes, no add-ons, the minimum quantity. */
export function startDraft(detail: GoodsDetail): Draft {
  const sku = detail.skus.find(inStock) ?? detail.skus[0]
  return { valueIds: sku?.valueIds ?? [], attrIds: defaultAttrs(detail), addons: {}, num: fewest(detail) }
}

/** The SKU of these values; undefined when there is no such SKU. */
export function skuOf({ skus }: Pick<Specs, 'skus'>, valueIds: readonly string[]): Sku | undefined {
  return skus.find(
    (sku) => sku.valueIds.length === valueIds.length && sku.valueIds.every((value, group) => value === valueIds[group]),
  )
}

/** Whether a spec value is available in any combination. */
export function valueSold({ skus }: Pick<Specs, 'skus'>, group: number, valueId: string): boolean {
  return skus.some((sku) => sku.valueIds[group] === valueId && inStock(sku))
}

/** The values after one is chosen: other groups keep theirs if that SKU is available, otherwise an available one is selected. */
export function chooseValue(
  { skus }: Specs,
  valueIds: readonly string[],
  group: number,
  valueId: string,
): readonly string[] {
  const unchangedValues = (sku: Sku) => sku.valueIds.filter((value, index) => value === valueIds[index]).length
  const candidates = skus.filter((sku) => sku.valueIds[group] === valueId && inStock(sku))
  candidates.sort((a, b) => unchangedValues(b) - unchangedValues(a))
  return candidates[0]?.valueIds ?? valueIds
}

/** The SKU after choosing a value; undefined when there is none. */
export function skuOfValue(specs: Specs, valueIds: readonly string[], group: number, valueId: string): Sku | undefined {
  const wanted = valueIds.map((value, index) => (index === group ? valueId : value))
  return skuOf(specs, wanted) ?? specs.skus.find((sku) => sku.valueIds[group] === valueId)
}

/** The attributes after a value is tapped. In a single-choice group it replaces the other; a required choice cannot be deselected. */
export function toggleAttr({ attrs }: Attrs, attrIds: readonly string[], valueId: string): readonly string[] {
  const group = attrs.find(({ values }) => values.some(({ id }) => id === valueId))
  if (!group) return attrIds
  const others = group.values.filter(({ id }) => id !== valueId && !group.multiple).map(({ id }) => id)
  const on = attrIds.includes(valueId)
  const last = group.values.filter(({ id }) => attrIds.includes(id)).length === 1
  if (on) return group.required && last ? attrIds : attrIds.filter((id) => id !== valueId)
  return [...attrIds.filter((id) => !others.includes(id)), valueId]
}

/** Maximum quantity of an add-on: its own limit, its stock, and the remaining quantity of its group. */
export function addonRoom(group: AddonGroup, item: AddonItem, addons: Addons): number {
  const others = menuRowsOf(group, addons) - (addons[item.id] ?? 0)
  return Math.max(0, Math.min(item.max, item.stock ?? Infinity, group.max - others))
}

/** Total quantity of an add-on group. */
function menuRowsOf(group: AddonGroup, addons: Addons): number {
  return group.items.reduce((sum, { id }) => sum + (addons[id] ?? 0), 0)
}

/** Minimum quantity of a line. */
export function fewest({ minBuy }: Pick<GoodsDetail, 'minBuy'>): number {
  return Math.max(1, minBuy ?? 1)
}

/** Maximum quantity to add: the SKU's stock, and the order limit less the `inCart` quantity of the dish. */
export function most({ limit }: Pick<GoodsDetail, 'limit'>, sku: Sku | undefined, inCart: number): number {
  return Math.max(0, Math.min(sku?.stock ?? Infinity, (limit?.perOrder ?? Infinity) - inCart))
}

/** The draft as a choice for the cart; undefined when no SKU has its values. */
export function choiceOf(detail: GoodsDetail, { valueIds, attrIds, addons }: Draft): Choice | undefined {
  const sku = skuOf(detail, valueIds)
  if (!sku) return undefined
  const chosen = Object.entries(addons).filter(([, num]) => num > 0)
  return { goodsId: detail.id, skuId: sku.id, attrIds, addons: chosen.map(([id, num]) => ({ id, num })) }
}

function inStock({ stock }: Sku): boolean {
  return stock !== 0
}
