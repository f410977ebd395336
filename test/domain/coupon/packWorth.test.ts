import { packWorth } from '@/domain/coupon/packWorth'

const dinners = { num: 2, worth: 5000 }
const delivery = { num: 3, worth: 1900 }
const tea = { num: 1, worth: 6500 }

test.each([
  ['pays after the two most valuable coupons', [dinners, delivery, tea], 9900, { sum: 22_200, num: 6, paysAfter: 2 }],
  ['pays with the first coupon that is worth the price', [tea], 6500, { sum: 6500, num: 1, paysAfter: 1 }],
  ['never pays when all together are worth less', [delivery], 5701, { sum: 5700, num: 3, paysAfter: null }],
  ['counts coupons without a worth', [{ num: 2, worth: 0 }, dinners], 100, { sum: 10_000, num: 4, paysAfter: 1 }],
  ['is worth nothing without coupons', [], 100, { sum: 0, num: 0, paysAfter: null }],
])('a pack %s', (_what, coupons, price, worth) => expect(packWorth(coupons, price)).toEqual(worth))
