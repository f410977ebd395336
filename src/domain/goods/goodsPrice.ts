import type { GoodsRow } from '@/contract/goodsRow'

/** How a dish's price is shown, satang. */
export interface ShownPrice {
  price: number
  /** The price before, struck through. */
  was: number | undefined
  /** What members pay, told to those who are none. */
  forMembers: number | undefined
}

type Priced = Pick<GoodsRow, 'price' | 'memberPrice' | 'originalPrice'>

/** What a guest pays and what is told beside it: members see the price that they save, others see what members pay. */
export function shownPrice({ price, memberPrice, originalPrice }: Priced, member: boolean): ShownPrice {
  const lower = memberPrice !== undefined && memberPrice < price ? memberPrice : undefined
  const own = member ? (lower ?? price) : price
  const before = Math.max(originalPrice ?? price, price)
  return { price: own, was: before > own ? before : undefined, forMembers: member ? undefined : lower }
}

/** How many pieces a tap on plus or minus changes: the first plus adds the fewest pieces that are sold at once, the minus there takes all. */
export function pieceStep(count: number, next: number, minBuy = 1): number {
  if (next >= minBuy || next === count) return next - count
  return next > count ? minBuy - count : -count
}
