import { mayCombine } from '@/domain/coupon/combination'
import { MAX_ORDER_COUPONS } from '@/contract/constants/coupon'
import type { Candidate } from './couponCandidates'

/** A coupon that applies to an order, and what it takes off alone, satang. */
export interface UsableCoupon {
  candidate: Candidate
  amount: number
}

/** Coupons of which every combination is tried: those that save most alone. Single coupons are all tried. */
const COMBINED = 8

/** A combination with what is to pay, satang. */
interface Priced {
  coupons: Candidate[]
  payable: number
}

/**
 * The combination with the least to pay. Of equal ones that with the fewest coupons, then that whose coupons end first. Every coupon is
 * tried alone, and every set of at most five of the eight that save most: at most 318 prices for the hundred coupons of a checkout.
 */
export function bestCombination(
  usable: readonly UsableCoupon[],
  payable: (coupons: readonly Candidate[]) => number,
): Candidate[] {
  const sets = [[], ...usable.map(({ candidate }) => [candidate]), ...combinationsOf(mostSaving(usable))]
  const [first, ...others] = sets.map((coupons): Priced => ({ coupons, payable: payable(coupons) }))
  const best = others.reduce((leading, other) => (isBetter(other, leading) ? other : leading), first as Priced)
  return best.coupons
}

function mostSaving(usable: readonly UsableCoupon[]): Candidate[] {
  const sorted = [...usable].sort((a, b) => b.amount - a.amount || compareEnds([a.candidate], [b.candidate]))
  const taken: Candidate[] = []
  for (const { candidate } of sorted) {
    const same = [...taken.filter(({ terms }) => terms.couponId === candidate.terms.couponId), candidate]
    if (taken.length < COMBINED && mayCombine(same)) taken.push(candidate)
  }
  return taken
}

/** Every set of at least two coupons that one order takes. A set that does not combine has no larger one that does. */
function combinationsOf(coupons: readonly Candidate[]): Candidate[][] {
  const found: Candidate[][] = []
  const extend = (set: readonly Candidate[], from: number) => {
    if (set.length === MAX_ORDER_COUPONS) return
    for (const [index, coupon] of coupons.entries()) {
      if (index < from || !mayCombine([...set, coupon])) continue
      const larger = [...set, coupon]
      if (larger.length > 1) found.push(larger)
      extend(larger, index + 1)
    }
  }
  extend([], 0)
  return found
}

function isBetter(one: Priced, other: Priced): boolean {
  const difference =
    one.payable - other.payable || one.coupons.length - other.coupons.length || compareEnds(one.coupons, other.coupons)
  return difference < 0
}

/** Compares sets of the same size by what ends first in each, then by id, so that the result is always the same. */
function compareEnds(some: readonly Candidate[], others: readonly Candidate[]): number {
  const [a, b] = [ends(some), ends(others)]
  if (a === b) return 0
  return a < b ? -1 : 1
}

function ends(coupons: readonly Candidate[]): string {
  return coupons
    .map(({ coupon: { endAt, id } }) => `${endAt.toISOString()} ${id}`)
    .sort()
    .join()
}
