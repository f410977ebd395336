import type { GoodsRow } from '../../../src/contract/goods/goodsRow'
import type { Locale } from '../../../src/contract/fields'
import type { GoodsRecord, skus } from '../../db/schema/store/goods'
import { inLocale } from '../../db/translations'
import { goodsState, stateText } from './availability'

export type SkuRecord = typeof skus.$inferSelect

export interface Dish {
  goods: GoodsRecord
  /** In the merchant's order. */
  skus: readonly SkuRecord[]
  /** It has specs, attributes or add-ons. */
  hasOptions: boolean
}

/** A product of a list, with its lowest price. */
export function goodsRowOf({ goods, skus, hasOptions }: Dish, now: Date, locale: Locale): GoodsRow {
  const cheapest = cheapestOf(skus)
  const stocks = skus.map(({ stock }) => stock)
  const state = goodsState(goods, stocks, now)
  return {
    id: goods.id,
    categoryId: goods.categoryId,
    name: inLocale(goods.name, locale),
    caption: inLocale(goods.caption, locale),
    image: goods.image,
    cutout: goods.cutout,
    ...pricesOf(cheapest),
    hasOptions,
    skuId: hasOptions ? undefined : cheapest?.id,
    state,
    stateText: stateText(state, goods, now, locale),
    badge: inLocale(goods.badge, locale),
    chips: goods.chips.map(({ kind, text }) => ({ kind, text: inLocale(text, locale) })),
    limit: limitOf(goods),
    minBuy: goods.minBuy > 1 ? goods.minBuy : undefined,
    required: goods.required ?? undefined,
  }
}

function cheapestOf([first, ...others]: readonly SkuRecord[]): SkuRecord | undefined {
  return others.reduce((least, sku) => (least && least.price <= sku.price ? least : sku), first)
}

function pricesOf(sku: SkuRecord | undefined): Pick<GoodsRow, 'price' | 'memberPrice' | 'originalPrice'> {
  return {
    price: sku?.price ?? 0,
    memberPrice: sku?.memberPrice ?? undefined,
    originalPrice: sku?.originalPrice ?? undefined,
  }
}

function limitOf({ limitPerOrder, limitPerPerson, limitPerDay }: GoodsRecord): GoodsRow['limit'] {
  if (limitPerOrder === null && limitPerPerson === null && limitPerDay === null) return undefined
  return {
    perOrder: limitPerOrder ?? undefined,
    perPerson: limitPerPerson ?? undefined,
    perDay: limitPerDay ?? undefined,
  }
}
