import { percentOf, taxWithin } from '@/domain/money/money'
import type { Quote } from '@/contract/cart/quote'
import { chargedLines, leftOf, type PricedLine, takeOff } from './chargedLines'
import { type CouponRule, inTurn, takeCoupon } from './couponDiscount'
import { type PointsRule, usablePoints } from './usablePoints'

/** A discount computed elsewhere; it is capped at the remaining discountable amount. */
export interface Reduction {
  id: string
  name: string
  amount: number
}

/** Rates in basis points. */
export interface Charges {
  serviceRate: number
  vatRate: number
  /** Prices include VAT. */
  vatIncluded: boolean
  /** Any other tax on the same amount, always added. */
  taxRate: number
}

export interface PriceInput {
  lines: readonly PricedLine[]
  activities: readonly Reduction[]
  /** Coupons that apply and may be combined (`server/modules/coupons`). */
  coupons: readonly CouponRule[]
  points: PointsRule
  /** Packaging is charged: the order is not eaten in. */
  packed: boolean
  /** Null without delivery. */
  deliveryFee: number | null
  charges: Charges
  tip: number
  /** The most that gift cards may pay. */
  giftCards?: number
  /** The most that the wallet may pay. */
  balance: number
}

/** A quote, and of each line the satang that activities, coupons and points take off it. */
export interface PricedOrder {
  quote: Quote
  reductions: number[]
}

/** The price of an order without the share of each line. */
export function priceOrder(input: PriceInput): Quote {
  return priceLines(input).quote
}

/**
 * The price of an order. Dishes (at member price), less activities, coupons and points, plus packaging and delivery (less a coupon for
 * it); service charge on the dishes after reductions; VAT on all of that; then the tip, untaxed; gift cards and the wallet last. Each line is rounded
 * half up, and the lines add up to `payAmount`.
 */
export function priceLines(input: PriceInput): PricedOrder {
  const goodsAmount = total(input.lines, ({ price }) => price)
  const reductions = reduce(input)
  const delivery = reduceDelivery(input)
  const coupons = [...reductions.coupons, ...delivery.coupons]
  const fees = {
    packAmount: total(input.lines, ({ packFee, packed }) => (input.packed || packed ? packFee : 0)),
    deliveryAmount: delivery.left,
    serviceAmount: percentOf(reductions.left, input.charges.serviceRate),
  }
  const taxes = taxesOn(reductions.left + fees.packAmount + fees.deliveryAmount + fees.serviceAmount, input.charges)
  const due = taxes.amount + input.tip
  const giftCardAmount = Math.min(input.giftCards ?? 0, due)
  const balanceAmount = Math.min(input.balance, due - giftCardAmount)
  const quote: Quote = {
    goodsNum: input.lines.reduce((sum, { num }) => sum + num, 0),
    goodsAmount,
    activities: reductions.activities,
    coupons,
    couponAmount: reductions.coupons.reduce((sum, { amount }) => sum + amount, 0),
    couponName: reductions.coupons.map(({ name }) => name).join(', '),
    pointsUsed: reductions.points.used,
    pointsAmount: reductions.points.amount,
    ...fees,
    hasDelivery: input.deliveryFee !== null,
    serviceRate: input.charges.serviceRate,
    vatAmount: taxes.vat,
    vatRate: input.charges.vatRate,
    vatIncluded: input.charges.vatIncluded,
    taxAmount: taxes.tax,
    tipAmount: input.tip,
    giftCardAmount,
    balanceAmount,
    payAmount: due - giftCardAmount - balanceAmount,
    saveAmount: total(input.lines, ({ originalPrice }) => originalPrice) - reductions.left + delivery.saved,
  }
  return { quote, reductions: reductions.lines.map((line) => line.price * line.num - line.left) }
}

function total(lines: readonly PricedLine[], pick: (line: PricedLine) => number): number {
  return lines.reduce((sum, line) => sum + pick(line) * line.num, 0)
}

type CouponOfQuote = Quote['coupons'][number]

/** Takes activities, coupons and points off the lines. */
function reduce({ lines: priced, activities, coupons, points }: PriceInput) {
  const lines = chargedLines(priced)
  const open = lines.filter(({ fixed }) => !fixed)
  const byActivities = activities.map(({ id, name, amount }) => ({ id, name, amount: takeOff(open, amount) }))
  const byCoupons = inTurn(coupons)
    .filter(({ kind }) => kind !== 'freeDelivery')
    .map((rule): CouponOfQuote => ({ ...named(rule), of: 'goods', amount: takeCoupon(rule, lines) }))
  const byPoints = usablePoints(points, leftOf(open))
  takeOff(open, byPoints.amount)
  return { lines, activities: byActivities, coupons: byCoupons, points: byPoints, left: leftOf(lines) }
}

/** Takes coupons for free delivery off its fee. */
function reduceDelivery({ deliveryFee, coupons }: PriceInput) {
  const fee = deliveryFee ?? 0
  let left = fee
  const taken = coupons
    .filter(({ kind }) => kind === 'freeDelivery')
    .map((rule): CouponOfQuote => {
      const amount = Math.min(left, rule.maxDiscount ?? left)
      left -= amount
      return { ...named(rule), of: 'delivery', amount }
    })
  return { coupons: taken, left, saved: fee - left }
}

function named({ id, name }: CouponRule) {
  return { id, name }
}

function taxesOn(base: number, { vatRate, vatIncluded, taxRate }: Charges) {
  const vat = vatIncluded ? taxWithin(base, vatRate) : percentOf(base, vatRate)
  const tax = percentOf(base, taxRate)
  return { vat, tax, amount: base + (vatIncluded ? 0 : vat) + tax }
}
