import { percentOf } from '@/domain/money/money'

/** The points of a member, and what they may pay. */
export interface PointsRule {
  held: number
  /** Satang per point; 0 when points pay nothing. */
  value: number
  /** The most that points may pay of what is left of the dishes, basis points. */
  maxShare: number
  /** Points are used in multiples of this number. */
  step: number
}

/** No points are used. */
export const NO_POINTS: PointsRule = { held: 0, value: 0, maxShare: 0, step: 1 }

/** The points that may pay for an amount of dishes, and what they are worth, satang. */
export function usablePoints({ held, value, maxShare, step }: PointsRule, base: number) {
  if (value <= 0) return { used: 0, amount: 0 }
  const most = Math.min(held, Math.floor(percentOf(base, maxShare) / value))
  const used = most - (most % step)
  return { used, amount: used * value }
}
