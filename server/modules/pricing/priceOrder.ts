import { percentOf, taxWithin } from '@/domain/money/money'
import type { Quote } from '@/contract/quote'

/** A charged line; all amounts in satang per piece. */
export interface PricedLine {
  num: number
  /** With add-ons, at the member price when the guest is a member. */
  price: number
  originalPrice: number
  packFee: number
  /** Packed, regardless of the other lines. */
  packed?: boolean
  /** Excluded from activities, coupons and points. */
  fixed?: boolean
}

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
  coupon: Reduction | null
  points: { used: number; amount: number }
  /** Packaging is charged: the order is not eaten in. */
  packed: boolean
  /** Null without delivery. */
  deliveryFee: number | null
  charges: Charges
  tip: number
  /** The most that the wallet may pay. */
  balance: number
}

/**
 * The price of an order. Dishes (at member price), less activities, coupon and points, plus packaging and delivery; service charge on the dishes
 * after reductions; VAT on all of that; then the tip, untaxed; the wallet last. Each line is rounded half up, and the lines add up to `payAmount`.
 */
export function priceOrder(input: PriceInput): Quote {
  const goodsAmount = total(input.lines, ({ price }) => price)
  const reductions = reduce(input)
  const fees = {
    packAmount: total(input.lines, ({ packFee, packed }) => (input.packed || packed ? packFee : 0)),
    deliveryAmount: input.deliveryFee ?? 0,
    serviceAmount: percentOf(reductions.left, input.charges.serviceRate),
  }
  const taxes = taxesOn(reductions.left + fees.packAmount + fees.deliveryAmount + fees.serviceAmount, input.charges)
  const due = taxes.amount + input.tip
  const balanceAmount = Math.min(input.balance, due)
  return {
    goodsNum: input.lines.reduce((sum, { num }) => sum + num, 0),
    goodsAmount,
    activities: reductions.activities,
    couponAmount: reductions.couponAmount,
    couponName: input.coupon?.name ?? '',
    pointsUsed: reductions.pointsAmount ? input.points.used : 0,
    pointsAmount: reductions.pointsAmount,
    ...fees,
    hasDelivery: input.deliveryFee !== null,
    serviceRate: input.charges.serviceRate,
    vatAmount: taxes.vat,
    vatRate: input.charges.vatRate,
    vatIncluded: input.charges.vatIncluded,
    taxAmount: taxes.tax,
    tipAmount: input.tip,
    balanceAmount,
    payAmount: due - balanceAmount,
    saveAmount: total(input.lines, ({ originalPrice }) => originalPrice) - reductions.left,
  }
}

function total(lines: readonly PricedLine[], pick: (line: PricedLine) => number): number {
  return lines.reduce((sum, line) => sum + pick(line) * line.num, 0)
}

function reduce({ lines, activities, coupon, points }: PriceInput) {
  const fixed = total(lines, (line) => (line.fixed ? line.price : 0))
  let left = total(lines, ({ price }) => price) - fixed
  const take = (amount: number) => {
    const taken = Math.min(amount, left)
    left -= taken
    return taken
  }
  const taken = activities.map(({ id, name, amount }) => ({ id, name, amount: take(amount) }))
  const couponAmount = take(coupon?.amount ?? 0)
  const pointsAmount = take(points.amount)
  return { activities: taken, couponAmount, pointsAmount, left: left + fixed }
}

function taxesOn(base: number, { vatRate, vatIncluded, taxRate }: Charges) {
  const vat = vatIncluded ? taxWithin(base, vatRate) : percentOf(base, vatRate)
  const tax = percentOf(base, taxRate)
  return { vat, tax, amount: base + (vatIncluded ? 0 : vat) + tax }
}
