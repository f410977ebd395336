import type { CouponTemplate, UserCoupon } from '../../../server/db/schema/coupons/coupons'
import { type CouponOrder, obstacleOf } from '../../../server/modules/coupons/couponObstacle'
import { obstacleText } from '../../../server/modules/coupons/obstacleText'
import { merchantTextsOf } from '../../../server/modules/config/merchantTexts'
import type { System } from '../../../src/contract/config/config'
import type { LOCALES } from '../../../src/contract/constants/common'
import { candidate, NOON } from '../support/coupons/couponCandidates'
import { STACKS_NONE } from '../support/coupons/coupons'
import { except, only } from '../support/coupons/couponRules'

const line = (goodsId: string, price: number, num = 1) => ({ goodsId, price, num, originalPrice: price, packFee: 0 })
const ORDER: CouponOrder = {
  ...{ now: NOON, due: NOON, storeId: 'ari', scene: 'pickup', lines: [line('curry', 12000), line('tea', 6500)] },
  ...{ deliveryFee: null, activity: false, points: false },
}
const byLocale = (locale: (typeof LOCALES)[number]) => ({
  ...{ locale, now: NOON },
  texts: merchantTextsOf(
    { custom: { hbfh: '฿', live: '', takeOut: '', inStore: '', integral: 'stars', balance: '' } } as unknown as System,
    locale,
  ),
})
const reasonOf = (
  [terms, order, own]: [Partial<CouponTemplate>, Partial<CouponOrder>?, Partial<UserCoupon>?],
  locale: (typeof LOCALES)[number] = 'en',
) => {
  const coupon = candidate('c', terms, own)
  const obstacle = obstacleOf(coupon, { ...ORDER, ...order })
  return obstacle && obstacleText(obstacle, coupon.terms, byLocale(locale))
}

const weekdays = [{ weeks: [1, 2], start: '11:00', end: '14:00' }]
const daily = [{ weeks: [0, 1, 2, 3, 4, 5, 6], start: '17:00', end: '02:00' }]
const at = (time: string) => ({ due: new Date(time) })
const starts = (time: string) => ({ startAt: new Date(time) })
const memberLines = { lines: [{ ...line('curry', 12000), atMemberPrice: true }] }

test.each<[string, Parameters<typeof reasonOf>[0], string | null]>([
  ['without conditions', [{}], null],
  ['in its store', [{ storeIds: ['ari', 'silom'] }], null],
  ['not in others', [{ storeIds: ['silom'] }], 'Not in this store'],
  ['in its way of ordering', [{ scenes: ['pickup', 'dineIn'] }], null],
  ['not in others, which it names', [{ scenes: ['delivery', 'dineIn'] }], 'Only for delivery, dine-in'],
  ['not in an order when it is for bills', [{ scenes: ['personPay'] }], 'Only for paying the bill'],
  ['on a bill', [{ scenes: ['personPay'] }, { scene: 'personPay' }], null],
  ['not before it starts, later today', [{}, {}, starts('2026-11-21T18:30:00+07:00')], 'Starts today at 18:30'],
  ['not before it starts tomorrow', [{}, {}, starts('2026-11-22T00:00:00+07:00')], 'Starts tomorrow'],
  [
    'not before it starts on another day',
    [{}, {}, starts('2026-12-01T00:00:00+07:00')],
    'Starts on 1\u00a0Dec\u00a02026',
  ],
  ['from the moment at which it starts', [{}, {}, starts('2026-11-21T12:00:00+07:00')], null],
  [
    'not while it waits in a gift',
    [{}, {}, { state: 'locked', lockedUntil: new Date('2026-11-22T12:00:00+07:00') }],
    'Waiting in a gift. Take it back to use it',
  ],
  ['not on other weekdays', [{ useTimes: weekdays }], 'Only Monday, Tuesday 11:00–14:00'],
  ['on its weekday, for an order at that time', [{ useTimes: weekdays }, at('2026-11-23T11:00:00+07:00')], null],
  [
    'not from the end of its hours',
    [{ useTimes: weekdays }, at('2026-11-23T14:00:00+07:00')],
    'Only Monday, Tuesday 11:00–14:00',
  ],
  ['not outside its hours of every day', [{ useTimes: daily }], 'Only 17:00–02:00'],
  ['after midnight within its hours', [{ useTimes: daily }, at('2026-11-22T01:59:00+07:00')], null],
  ['with one of its dishes', [only('tea')], null],
  ['not without its dishes, which it names', [only('soup', 'larb')], 'Add soup / larb to use it'],
  ['the first three of many dishes', [only('a', 'b', 'd', 'e')], 'Add a / b / d … to use it'],
  ['not with excepted dishes only', [except('curry', 'tea')], 'Add a dish that it applies to'],
  ['not with an empty order', [{}, { lines: [] }], 'Add a dish that it applies to'],
  ['not with member prices', [{ stacks: STACKS_NONE }, memberLines], 'Not with member prices'],
  ['with member prices that it stacks with', [{}, memberLines], null],
  ['from its minimum on', [{ minAmount: 18500 }], null],
  ['not below its minimum: what is missing', [{ minAmount: 50100 }], 'Add ฿316 of food to use it'],
  ['the minimum counts its own dishes only', [{ minAmount: 10000, ...only('tea') }], 'Add ฿35 of tea to use it'],
  ['the minimum leaves out excepted dishes', [{ minAmount: 10000, ...except('curry') }], 'Add ฿35 of food to use it'],
  ['with the pieces that it needs', [{ kind: 'buyGet', buyNum: 1, getNum: 1 }], null],
  ['not with fewer', [{ kind: 'buyGet', buyNum: 2, getNum: 2 }], 'Add 2 more of its dishes to use it'],
  ['free delivery not without a delivery', [{ kind: 'freeDelivery' }], 'Only for delivery'],
  ['free delivery with one', [{ kind: 'freeDelivery' }, { scene: 'delivery', deliveryFee: 4000 }], null],
  [
    'free delivery not when it is free',
    [{ kind: 'freeDelivery' }, { scene: 'delivery', deliveryFee: 0 }],
    'Delivery is free already',
  ],
  [
    'not with an activity',
    [{ stacks: STACKS_NONE }, { activity: true }],
    'Not together with the discount on this bill',
  ],
  ['not with points', [{ stacks: STACKS_NONE }, { points: true }], 'Not together with stars'],
  ['with points and an activity that it stacks with', [{}, { points: true, activity: true }], null],
])('a coupon applies %s', (_, given, expected) => {
  expect(reasonOf(given)).toBe(expected)
})

test('reasons are in Thai and in Chinese', () => {
  const given: Parameters<typeof reasonOf>[0][] = [
    [{ minAmount: 50100 }],
    [{}, {}, starts('2026-11-22T00:00:00+07:00')],
    [{ scenes: ['dineIn'] }],
    [{ useTimes: weekdays }],
  ]
  expect(given.map((each) => reasonOf(each, 'th'))).toEqual([
    'สั่งอาหารเพิ่มอีก ฿316 เพื่อใช้คูปองนี้',
    'เริ่มใช้พรุ่งนี้',
    'ใช้ได้เฉพาะทานที่ร้าน',
    'ใช้ได้เฉพาะ จันทร์, อังคาร 11:00–14:00',
  ])
  expect(given.map((each) => reasonOf(each, 'zh'))).toEqual([
    '再点 ฿316 菜品可用',
    '明天起可用',
    '仅限堂食使用',
    '仅限 星期一, 星期二 11:00–14:00 使用',
  ])
})
