import { percentOf } from '@/domain/money/money'
import type { CouponTemplate } from '../../db/schema/coupons/coupons'
import { type ChargedLine, leftOf, type PricedLine, takeOff } from './chargedLines'

/** What decides which dishes a coupon applies to. */
export type CouponScope = Pick<CouponTemplate, 'goodsRule' | 'goodsIds' | 'stacks'>

/** A coupon that reduces an order: the id and the name of the held one, and the terms that decide what comes off. */
export interface CouponRule
  extends CouponScope, Pick<CouponTemplate, 'kind' | 'value' | 'maxDiscount' | 'buyNum' | 'getNum'> {
  id: string
  name: string
}

/** Free pieces first, then percentages of what is left, then amounts, at last the delivery: the order that saves most. */
const TURNS = { freeItem: 0, buyGet: 0, percent: 1, amount: 2, freeDelivery: 3 } as const

/** Coupons in the order in which they are taken off; of one turn in the given order. */
export function inTurn<T extends Pick<CouponRule, 'kind'>>(rules: readonly T[]): T[] {
  return [...rules].sort((a, b) => TURNS[a.kind] - TURNS[b.kind])
}

/**
 * Whether a coupon applies to a line. Lines at the member price are left out when the coupon does not stack with it; a part of a till
 * bill, whose dishes are unknown, is covered by coupons for all dishes only.
 */
export function covers({ goodsRule, goodsIds, stacks }: CouponScope, line: PricedLine): boolean {
  if (line.fixed || (line.atMemberPrice && !stacks.memberPrices)) return false
  if (goodsRule === 'all') return true
  return line.goodsId !== undefined && goodsIds.includes(line.goodsId) === (goodsRule === 'only')
}

/** Takes a coupon off the lines that it covers. Answers the satang that it took; free delivery takes nothing off lines. */
export function takeCoupon(rule: CouponRule, lines: readonly ChargedLine[]): number {
  const covered = lines.filter((line) => covers(rule, line))
  const most = rule.maxDiscount ?? Infinity
  switch (rule.kind) {
    case 'amount':
      return takeOff(covered, Math.min(rule.value, most))
    case 'percent':
      return takeOff(covered, Math.min(percentOf(leftOf(covered), rule.value), most))
    case 'freeItem':
      return takePieces(byPrice(covered).reverse(), rule.getNum, most)
    case 'buyGet':
      return takeBuyGet(byPrice(covered), rule, most)
    case 'freeDelivery':
      return 0
  }
}

/** Pieces that no coupon has used yet. */
export function unusedPieces(lines: readonly ChargedLine[]): number {
  return lines.reduce((sum, line) => sum + unused(line), 0)
}

const unused = ({ num, usedPieces }: ChargedLine) => num - usedPieces

function byPrice(lines: readonly ChargedLine[]): ChargedLine[] {
  return [...lines].sort((a, b) => a.price - b.price)
}

/** One coupon is one set, with the dearest pieces as those bought and the cheapest as those free. */
function takeBuyGet(cheapestFirst: readonly ChargedLine[], { buyNum, getNum }: CouponRule, most: number): number {
  if (unusedPieces(cheapestFirst) < buyNum + getNum) return 0
  const taken = takePieces(cheapestFirst, getNum, most)
  forEachPiece([...cheapestFirst].reverse(), buyNum, (line, pieces) => (line.usedPieces += pieces))
  return taken
}

/** Makes the first pieces free: a free item is the dearest that is covered, as guests expect; `most` limits it. */
function takePieces(lines: readonly ChargedLine[], num: number, most: number): number {
  let taken = 0
  forEachPiece(lines, num, (line, pieces) => {
    line.usedPieces += pieces
    taken += takeOff([line], Math.min(line.price * pieces, most - taken))
  })
  return taken
}

function forEachPiece(lines: readonly ChargedLine[], num: number, mark: (line: ChargedLine, pieces: number) => void) {
  let wanted = num
  for (const line of lines) {
    const pieces = Math.min(wanted, unused(line))
    if (pieces > 0) mark(line, pieces)
    wanted -= pieces
  }
}
