import { COUPON_SCENES } from '../../../src/contract/constants/coupon'
import type { CouponScene, CouponTemplate, UserCoupon } from '../../db/schema/coupons/coupons'
import type { CouponUseTime } from '../../db/columnTypes'
import { heldState } from './couponPresenter'
import { isOpenAt } from '../../../src/domain/store/openingHours'
import { chargedLines, leftOf, type PricedLine } from '../pricing/chargedLines'
import { type CouponScope, covers, unusedPieces } from '../pricing/couponDiscount'

/** A coupon that a member holds, with its terms. */
export interface OwnCoupon {
  coupon: UserCoupon
  template: CouponTemplate
}

/** The order or bill that coupons are checked for. */
export interface CouponOrder {
  now: Date
  /** The requested time: hours and weekdays of use are checked for it. */
  due: Date
  storeId: string
  scene: CouponScene
  lines: readonly PricedLine[]
  /** Satang, before coupons; null without delivery. */
  deliveryFee: number | null
  /** Whether an activity reduces it already, and whether points pay a part. */
  activity: boolean
  points: boolean
}

/** Why a coupon does not apply to an order, with what would make it usable. Amounts in satang. */
export type Obstacle =
  | { kind: 'locked' | 'store' | 'memberPrice' | 'deliveryFree' | 'activity' | 'points' }
  | { kind: 'starts'; at: Date }
  | { kind: 'scene'; scenes: readonly CouponScene[] }
  | { kind: 'hours'; useTimes: readonly CouponUseTime[] }
  | { kind: 'goods'; rule: CouponTemplate['goodsRule'] }
  | { kind: 'minAmount'; missing: number; rule: CouponTemplate['goodsRule'] }
  | { kind: 'pieces'; missing: number }

type Rule = (own: OwnCoupon, order: CouponOrder) => Obstacle | false

/** The first reason why a held coupon that has not ended does not apply to an order; null when it does. */
export function obstacleOf(own: OwnCoupon, order: CouponOrder): Obstacle | null {
  for (const rule of RULES) {
    const obstacle = rule(own, order)
    if (obstacle) return obstacle
  }
  return null
}

const RULES: Rule[] = [
  ({ coupon }, { now }) => heldState(coupon, now) === 'locked' && { kind: 'locked' },
  ({ coupon: { startAt } }, { now }) => startAt > now && { kind: 'starts', at: startAt },
  ({ template: { storeIds } }, { storeId }) => storeIds !== null && !storeIds.includes(storeId) && { kind: 'store' },
  sceneFits,
  ({ template: { useTimes } }, { due }) => useTimes !== null && !inHours(useTimes, due) && { kind: 'hours', useTimes },
  dishesFit,
  amountReached,
  piecesReached,
  ({ template: { kind } }, { deliveryFee }) => kind === 'freeDelivery' && deliveryFee === 0 && { kind: 'deliveryFree' },
  ({ template: { stacks } }, { activity }) => activity && !stacks.activities && { kind: 'activity' },
  ({ template: { stacks } }, { points }) => points && !stacks.points && { kind: 'points' },
]

/** Free delivery needs a delivery, and what depends on dishes an order of them: a bill of the till does not name its dishes. */
function sceneFits({ template }: OwnCoupon, { scene }: CouponOrder): Obstacle | false {
  const { kind, scenes } = template
  if (kind === 'freeDelivery') return scene !== 'delivery' && { kind: 'scene', scenes: ['delivery'] }
  if (scene === 'personPay' && needsDishes(template))
    return { kind: 'scene', scenes: (scenes ?? COUPON_SCENES).filter((each) => each !== 'personPay') }
  return scenes !== null && !scenes.includes(scene) && { kind: 'scene', scenes }
}

function needsDishes({ kind, goodsRule }: CouponTemplate): boolean {
  return kind === 'freeItem' || kind === 'buyGet' || goodsRule !== 'all'
}

function inHours(useTimes: readonly CouponUseTime[], due: Date): boolean {
  const weekly = useTimes.flatMap(({ weeks, ...span }) => weeks.map((week) => ({ week, ...span })))
  return isOpenAt(due, { weekly, special: [] })
}

const coveredBy = (scope: CouponScope, { lines }: CouponOrder) =>
  chargedLines(lines.filter((line) => covers(scope, line)))

function dishesFit({ template }: OwnCoupon, order: CouponOrder): Obstacle | false {
  if (coveredBy(template, order).length > 0) return false
  const stacking = { ...template, stacks: { ...template.stacks, memberPrices: true } }
  if (coveredBy(stacking, order).length > 0) return { kind: 'memberPrice' }
  return { kind: 'goods', rule: template.goodsRule }
}

/** The minimum counts the dishes that the coupon applies to, before any reduction. */
function amountReached({ template }: OwnCoupon, order: CouponOrder): Obstacle | false {
  const missing = template.minAmount - leftOf(coveredBy(template, order))
  return missing > 0 && { kind: 'minAmount', missing, rule: template.goodsRule }
}

function piecesReached({ template }: OwnCoupon, order: CouponOrder): Obstacle | false {
  const missing = template.buyNum + template.getNum - unusedPieces(coveredBy(template, order))
  return template.kind === 'buyGet' && missing > 0 && { kind: 'pieces', missing }
}
