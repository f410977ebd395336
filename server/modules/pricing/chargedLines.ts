import { allocate } from '@/domain/money/money'

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
  /** The dish; a part of a till bill has none. */
  goodsId?: string
  /** Sold at the member price. */
  atMemberPrice?: boolean
}

/** A line while reductions are taken off: the satang that are left of it, and its pieces that a coupon has used. */
export interface ChargedLine extends PricedLine {
  left: number
  usedPieces: number
}

/** The lines before any reduction. */
export function chargedLines(lines: readonly PricedLine[]): ChargedLine[] {
  return lines.map((line) => ({ ...line, left: line.price * line.num, usedPieces: 0 }))
}

/** The satang that are left of some lines. */
export function leftOf(lines: readonly ChargedLine[]): number {
  return lines.reduce((sum, { left }) => sum + left, 0)
}

/** Takes an amount off lines by what is left of each, to the satang, and no more than that. Answers what was taken. */
export function takeOff(lines: readonly ChargedLine[], amount: number): number {
  const taken = Math.min(amount, leftOf(lines))
  if (taken === 0) return 0
  const shares = allocate(
    taken,
    lines.map(({ left }) => left),
  )
  for (const [index, line] of lines.entries()) line.left -= shares[index] ?? 0
  return taken
}
