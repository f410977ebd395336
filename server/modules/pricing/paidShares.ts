import type { Quote } from '@/contract/cart/quote'
import { allocate } from '@/domain/money/money'

/** A line of an order as it was priced: what its pieces cost together, and what activities, coupons and points took off it. Satang. */
export interface SoldLine {
  num: number
  amount: number
  reduction: number
}

/** What one part of an order cost in the end, with the VAT in it, and what is no base of VAT: any other tax, and the tip. Satang. */
export interface PaidPart {
  amount: number
  vat: number
  untaxed: number
}

/** What each part of an order cost; the amounts add up to what was paid for it, and the VAT to that of the quote. */
export interface PaidShares {
  /** Each line after its reduction, with its part of service charge, VAT and tax. */
  lines: PaidPart[]
  packaging: PaidPart
  delivery: PaidPart
  /** Untaxed. */
  tip: number
}

/**
 * Splits what an order cost over its lines, packaging and delivery, to the satang: service charge by what is left of the lines, then VAT
 * and tax by all of that. What a refund of some dishes gives back is `pieceShare` of their line.
 */
export function paidShares(lines: readonly SoldLine[], quote: Quote): PaidShares {
  const left = lines.map(({ amount, reduction }) => amount - reduction)
  const service = allocate(quote.serviceAmount, left)
  const bases = [...left.map((each, at) => each + (service[at] ?? 0)), quote.packAmount, quote.deliveryAmount]
  const vat = allocate(quote.vatAmount, bases)
  const tax = allocate(quote.taxAmount, bases)
  const shares = bases.map((base, at) => ({
    amount: base + (quote.vatIncluded ? 0 : (vat[at] ?? 0)) + (tax[at] ?? 0),
    vat: vat[at] ?? 0,
    untaxed: tax[at] ?? 0,
  }))
  const [packaging = NONE, delivery = NONE] = shares.slice(lines.length)
  return { lines: shares.slice(0, lines.length), packaging, delivery, tip: quote.tipAmount }
}

/** What an order cost beside its lines. */
export const feesShare = ({ packaging, delivery, tip }: PaidShares): PaidPart => ({
  amount: packaging.amount + delivery.amount + tip,
  vat: packaging.vat + delivery.vat,
  untaxed: packaging.untaxed + delivery.untaxed + tip,
})

const NONE: PaidPart = { amount: 0, vat: 0, untaxed: 0 }

/**
 * What some pieces of a line cost, when others of it have gone back before. However the pieces of a line are taken one after the other,
 * their parts add up to all of it.
 */
export function pieceShare(
  share: number,
  { num, before, pieces }: { num: number; before: number; pieces: number },
): number {
  const upTo = (count: number) => Math.floor((share * Math.min(count, num)) / num)
  return upTo(before + pieces) - upTo(before)
}
