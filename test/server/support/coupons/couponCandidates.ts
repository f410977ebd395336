import type { CouponTemplate, UserCoupon } from '../../../../server/db/schema/coupons/coupons'
import type { Candidate } from '../../../../server/modules/coupons/couponCandidates'
import { couponTerms, heldCoupon } from '../../../../server/modules/coupons/couponPresenter'
import { STACKS_ALL } from './coupons'

/** Saturday at noon, as the clock of the tests. */
export const NOON = new Date('2026-11-21T12:00:00+07:00')

const TEMPLATE: CouponTemplate = {
  ...{ id: 't', sort: 0, name: { en: 'Dinner' }, description: { en: '' }, image: '', kind: 'amount', value: 2000 },
  ...{ maxDiscount: null, minAmount: 0, buyNum: 0, getNum: 0, scenes: null, storeIds: null, goodsRule: 'all' },
  ...{ goodsIds: [], useTimes: null, stacks: STACKS_ALL, perOrder: 1, validRule: 'rolling', startAt: null },
  ...{ endAt: null, validDays: 30, total: null, issued: 0, perPerson: null, perDay: null, receiver: 'all', level: 0 },
  ...{
    giftable: false,
    inCentre: false,
    claimFrom: null,
    claimUntil: null,
    closed: false,
    version: 1,
    createdAt: NOON,
  },
}

/** A coupon that a member could use, without a database; its kind has the id of the coupon unless said otherwise. */
export function candidate(id: string, terms: Partial<CouponTemplate> = {}, given: Partial<UserCoupon> = {}): Candidate {
  const template = { ...TEMPLATE, id, name: { en: id }, ...terms }
  const coupon: UserCoupon = {
    ...{ id, templateId: template.id, userId: 'u', code: id, state: 'usable', receivedAt: NOON, source: 'staff' },
    ...{ startAt: NOON, endAt: new Date('2026-12-21T12:00:00+07:00'), cause: id, causeNo: 0 },
    ...{ orderId: null, usedAt: null, usedAmount: null, giftId: null, lockedUntil: null, remindedAt: null },
    ...given,
  }
  const names = new Map(template.goodsIds.map((goodsId) => [goodsId, goodsId]))
  const shown = couponTerms(template, { stores: new Map(), goods: names }, 'en')
  const held = heldCoupon(coupon, shown, { now: NOON })
  return { id, coupon, template, terms: shown, held, rule: { ...template, id, name: shown.name } }
}
