import type { Checkout, CouponChoice } from '../../../src/contract/cart/checkout'
import type { Quote } from '../../../src/contract/cart/quote'
import { mayCombine } from '../../../src/domain/coupon/combination'
import { type MessageKey, type MessageParams, translate } from '../../messages/messages'
import type { CouponRule } from '../pricing/couponDiscount'
import { bestCombination, type UsableCoupon } from './couponStacking'
import type { Candidate } from './couponCandidates'
import { type CouponOrder, obstacleOf } from './couponObstacle'
import { heldState } from './couponPresenter'
import { obstacleText, type ReasonView } from './obstacleText'

/** The candidate coupons, and the order that they are chosen for. */
export interface Choosing {
  candidates: readonly Candidate[]
  order: CouponOrder
  /** The guest's choice; absent means the best combination. */
  couponIds?: readonly string[] | undefined
  /** The price with some coupons, before the balance. */
  price: (coupons: readonly CouponRule[]) => Pick<Quote, 'coupons' | 'payAmount'>
  view: ReasonView
}

/** The coupons that reduce an order, what the guest may choose from, and why a choice cannot be used. */
export interface ChosenCoupons {
  rules: CouponRule[]
  choice: CouponChoice
  problems: Checkout['problems']
}

/** A candidate with what it takes off alone, or the reason why it does not apply. */
interface Rated {
  candidate: Candidate
  amount: number
  reason: string
}

/** Applies the guest's choice of coupons, or the best combination. Of a choice with problems only what applies is counted. */
export function chooseCoupons(choosing: Choosing): ChosenCoupons {
  const { candidates, couponIds, price, view } = choosing
  const saved = (coupons: readonly Candidate[]) =>
    price(rulesOf(coupons)).coupons.reduce((sum, { amount }) => sum + amount, 0)
  const open = candidates.filter(({ coupon }) => heldState(coupon, view.now) !== 'expired' && coupon.state !== 'used')
  const rated = open.map((candidate) => rate(candidate, choosing, saved))
  const usable: UsableCoupon[] = rated.filter(({ reason }) => !reason)
  const best = bestCombination(usable, (coupons) => price(rulesOf(coupons)).payAmount)
  const { chosen, problems } = couponIds ? applyChoice(couponIds, rated, choosing) : { chosen: best, problems: [] }
  return {
    rules: rulesOf(chosen),
    problems,
    choice: {
      chosen: chosen.map(({ id }) => id),
      amount: saved(chosen),
      best: best.map(({ id }) => id),
      bestAmount: saved(best),
      list: usableFirst(rated).map(({ candidate, amount, reason }) => {
        return { coupon: candidate.held, usable: !reason, amount, reason }
      }),
    },
  }
}

function rate(
  candidate: Candidate,
  { order, view }: Choosing,
  saved: (coupons: readonly Candidate[]) => number,
): Rated {
  const obstacle = obstacleOf(candidate, order)
  if (obstacle) return { candidate, amount: 0, reason: obstacleText(obstacle, candidate.terms, view) }
  const amount = saved([candidate])
  return { candidate, amount, reason: amount > 0 ? '' : translate(view.locale, 'couponReason.nothing') }
}

/** Usable coupons by what they save, then the others by their end. */
function usableFirst(rated: readonly Rated[]): Rated[] {
  return [...rated].sort((a, b) => b.amount - a.amount)
}

function applyChoice(couponIds: readonly string[], rated: readonly Rated[], { candidates, price, view }: Choosing) {
  const chosen: Candidate[] = []
  const problems: Checkout['problems'] = []
  const refuse = (key: MessageKey, params?: MessageParams) =>
    problems.push({ field: 'couponIds', text: translate(view.locale, key, params) })
  for (const id of new Set(couponIds)) {
    const known = candidates.find((candidate) => candidate.id === id)
    const open = rated.find(({ candidate }) => candidate.id === id)
    const name = known?.terms.name ?? ''
    if (!known) refuse('checkout.couponUnknown')
    else if (!open) refuse(known.coupon.state === 'used' ? 'coupon.used' : 'coupon.expired', { name })
    else if (open.reason) refuse('coupon.notUsable', { name, reason: open.reason })
    else if (mayCombine([...chosen, known])) chosen.push(known)
    else refuse('coupon.notTogether', { names: [...chosen, known].map(({ terms }) => terms.name).join(', ') })
  }
  const useless = price(rulesOf(chosen)).coupons.find(({ amount }) => amount === 0)
  const reason = translate(view.locale, 'couponReason.nothing')
  if (useless) refuse('coupon.notUsable', { name: useless.name, reason })
  return { chosen, problems }
}

function rulesOf(candidates: readonly Candidate[]): CouponRule[] {
  return candidates.map(({ rule }) => rule)
}
