import { MAX_ORDER_COUPONS } from '@/contract/constants/coupon'
import type { CouponTerms } from '@/contract/coupon/coupon'

/** A held coupon, as far as it decides with what others it may be used. */
export interface Combinable {
  id: string
  terms: Pick<CouponTerms, 'couponId' | 'perOrder'> & { stacks: Pick<CouponTerms['stacks'], 'coupons'> }
}

/** Whether one order takes all of these coupons: each kind up to its limit, and different kinds only when all of them stack. */
export function mayCombine(coupons: readonly Combinable[]): boolean {
  const templates = new Set(coupons.map(({ terms }) => terms.couponId))
  const apart = templates.size > 1 && coupons.some(({ terms }) => !terms.stacks.coupons)
  return coupons.length <= MAX_ORDER_COUPONS && !apart && coupons.every(({ terms }) => withinLimit(terms, coupons))
}

function withinLimit({ couponId, perOrder }: Combinable['terms'], coupons: readonly Combinable[]): boolean {
  return coupons.filter(({ terms }) => terms.couponId === couponId).length <= perOrder
}

/** The chosen coupons that give way when another one is chosen: as few as possible, those chosen last stay. */
export function replacedBy<T extends Combinable>(coupon: T, chosen: readonly T[]): T[] {
  const staying: T[] = []
  const leaving: T[] = []
  for (const other of [...chosen].reverse()) {
    if (mayCombine([coupon, ...staying, other])) staying.push(other)
    else leaving.push(other)
  }
  return leaving.reverse()
}

/** The choice after a tap on a coupon: without it when it was chosen, otherwise with it in place of those that give way. */
export function toggled<T extends Combinable>(coupon: T, chosen: readonly T[]): T[] {
  if (chosen.some(({ id }) => id === coupon.id)) return chosen.filter(({ id }) => id !== coupon.id)
  const leaving = replacedBy(coupon, chosen)
  return [...chosen.filter((other) => !leaving.includes(other)), coupon]
}

/** Whether at least two of these coupons may be used together. */
export function anyCombine(coupons: readonly Combinable[]): boolean {
  return coupons.some((one, index) => coupons.slice(index + 1).some((other) => mayCombine([one, other])))
}
