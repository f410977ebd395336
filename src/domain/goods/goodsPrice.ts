import type { GoodsRow } from '@/contract/goods/goodsRow'
import { percentOf } from '../money/money'

/** Displayed prices of a dish, satang. */
export interface ShownPrice {
  price: number
  /** The original price, struck through. */
  was: number | undefined
  /** Member price, shown to non-members. */
  forMembers: number | undefined
}

type Priced = Pick<GoodsRow, 'price' | 'memberPrice' | 'originalPrice'>

/** What one pays: members the lower of the member price and the price less their discount, basis points. A guest has no discount. */
export function memberPriceOf(
  { price, memberPrice = price }: Omit<Priced, 'originalPrice'>,
  discount?: number,
): number {
  return discount === undefined ? price : Math.min(price, memberPrice, price - percentOf(price, discount))
}

/** The price of a guest and the second price: members see the original price, others the member price. `discount` as in `memberPriceOf`. */
export function shownPrice({ price, memberPrice, originalPrice }: Priced, discount: number | undefined): ShownPrice {
  const member = discount !== undefined
  const lower = memberPrice !== undefined && memberPrice < price ? memberPrice : undefined
  const own = memberPriceOf({ price, memberPrice }, discount)
  const before = Math.max(originalPrice ?? price, price)
  return { price: own, was: before > own ? before : undefined, forMembers: member ? undefined : lower }
}

/** The quantity change of plus or minus: the first plus adds the minimum quantity, minus at the minimum removes all. */
export function pieceStep(count: number, next: number, minBuy = 1): number {
  if (next >= minBuy || next === count) return next - count
  return next > count ? minBuy - count : -count
}
