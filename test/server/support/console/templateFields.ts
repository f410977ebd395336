import type { TemplateFields } from '../../../../console/contract/coupons/couponTemplate'
import { STACKS_NONE } from '../coupons/coupons'

/** What staff enter for ฿20 off, everywhere, for 30 days from receipt, unless said otherwise. */
export const templateFields = (given: Partial<TemplateFields> = {}): TemplateFields => ({
  ...{ sort: 0, name: { en: 'Lunch', th: 'มื้อเที่ยง', zh: '午餐' }, description: { en: '' }, image: '' },
  ...{ kind: 'amount', value: 2000, maxDiscount: null, minAmount: 0, buyNum: 0, getNum: 0 },
  ...{ scenes: null, storeIds: null, goodsRule: 'all', goodsIds: [], useTimes: null, stacks: STACKS_NONE },
  ...{ perOrder: 1, giftable: false, validRule: 'rolling', startAt: null, endAt: null, validDays: 30 },
  ...{ total: null, perPerson: null, perDay: null, receiver: 'all', level: 0 },
  ...{ inCentre: true, claimFrom: null, claimUntil: null },
  ...given,
})
