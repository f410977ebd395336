import type { Quote } from '@/contract/cart/quote'
import { moneyFor } from '@/domain/order/orderMoney'
import { feesShare, type PaidPart, paidShares, pieceShare, type SoldLine } from './paidShares'

/** What an amount consists of, satang: `net + vat + untaxed` is `total`. */
export interface VatParts {
  total: number
  /** What VAT was reckoned on. */
  net: number
  vat: number
  /** The tip, and any other tax. */
  untaxed: number
}

/** The VAT in what was paid for an order: that of its quote. */
export function vatParts(quote: Quote): VatParts {
  const total = moneyFor({ payAmount: quote.payAmount, quote })
  return partsOf({ amount: total, vat: quote.vatAmount, untaxed: quote.tipAmount + quote.taxAmount })
}

/** What of an order has gone back so far. */
interface RefundedParts {
  /** Satang. */
  amount: number
  /** Its lines, with the pieces of each that went back. */
  lines: readonly (SoldLine & { refundedNum: number })[]
  /** Packaging, delivery and tip went back. */
  fees: boolean
}

/**
 * The VAT in what has gone back of an order: that of the pieces and the fees; in what went back of no line, a part of the VAT that is left, in
 * proportion. It grows with each refund, up to all of it.
 */
export function vatPartsOfRefunds(quote: Quote, { amount, lines, fees }: RefundedParts): VatParts {
  const named = partsOf(sum(namedParts(quote, lines, fees)))
  const left = partsBetween(named, vatParts(quote))
  const rest = amount - named.total
  const share = (part: number) => (left.total === 0 ? 0 : Math.floor((part * rest) / left.total))
  return partsOf({ amount, vat: named.vat + share(left.vat), untaxed: named.untaxed + share(left.untaxed) })
}

/** What has come since: a total and its parts, none of them negative. */
export function partsBetween(before: VatParts, after: VatParts): VatParts {
  const amount = after.total - before.total
  const vat = within(after.vat - before.vat, amount)
  return partsOf({ amount, vat, untaxed: within(after.untaxed - before.untaxed, amount - vat) })
}

/** What some amounts come to together. */
export function addParts(all: readonly VatParts[]): VatParts {
  return partsOf(sum(all.map(({ total, vat, untaxed }) => ({ amount: total, vat, untaxed }))))
}

/** The parts of an order that went back, by what they are. */
function namedParts(quote: Quote, lines: RefundedParts['lines'], fees: boolean): PaidPart[] {
  const shares = paidShares(lines, quote)
  const ofLines = lines.map(({ num, refundedNum }, at) => {
    const of = (part: keyof PaidPart) =>
      pieceShare(shares.lines[at]?.[part] ?? 0, { num, before: 0, pieces: refundedNum })
    return { amount: of('amount'), vat: of('vat'), untaxed: of('untaxed') }
  })
  return fees ? [...ofLines, feesShare(shares)] : ofLines
}

const partsOf = ({ amount: total, vat, untaxed }: PaidPart): VatParts => ({
  ...{ total, net: total - vat - untaxed },
  ...{ vat, untaxed },
})

const sum = (parts: readonly PaidPart[]): PaidPart =>
  parts.reduce(
    (all, { amount, vat, untaxed }) => ({
      amount: all.amount + amount,
      vat: all.vat + vat,
      untaxed: all.untaxed + untaxed,
    }),
    { amount: 0, vat: 0, untaxed: 0 },
  )

const within = (part: number, most: number) => Math.min(Math.max(part, 0), most)
