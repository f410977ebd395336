import type { PricedLine } from '../../../server/modules/pricing/chargedLines'
import type { CouponRule } from '../../../server/modules/pricing/couponDiscount'
import { priceLines, type PriceInput } from '../../../server/modules/pricing/priceOrder'
import { STACKS_NONE } from '../support/coupons/coupons'
import { buyGet, except, free, freeDelivery, off, only, percent } from '../support/coupons/couponRules'

const plain: PriceInput = {
  ...{ lines: [], activities: [], coupons: [], packed: false, deliveryFee: null, tip: 0, balance: 0 },
  points: { held: 0, value: 0, maxShare: 0, step: 1 },
  charges: { serviceRate: 0, vatRate: 0, vatIncluded: false, taxRate: 0 },
}
const line = (goodsId: string, price: number, num = 1, given: Partial<PricedLine> = {}): PricedLine => ({
  ...{ goodsId, price, num, originalPrice: price, packFee: 0 },
  ...given,
})
const curry = line('curry', 12000)
const rice = line('rice', 2000)
const tea = line('tea', 6500)
const member = { atMemberPrice: true }
const withoutMemberPrices = { stacks: STACKS_NONE }
const charges = { serviceRate: 1000, vatRate: 700, vatIncluded: false, taxRate: 0 }
const halfOff = [{ id: 'a', name: 'Half', amount: 6000 }]
const points = { held: 1000, value: 10, maxShare: 5000, step: 1 }

type Example = [
  what: string,
  lines: PricedLine[],
  coupons: CouponRule[],
  /** What each coupon takes, in the order in which they are taken; what each line is reduced by; what is to pay. */
  expected: [taken: number[], reductions: number[], pay: number],
  more?: Partial<PriceInput>,
]

const EXAMPLES: Example[] = [
  ['nothing off without a coupon', [curry, rice], [], [[], [0, 0], 14000]],
  ['an amount off one dish', [curry], [off(2000)], [[2000], [2000], 10000]],
  ['an amount split by what the lines cost', [curry, line('soup', 6000)], [off(3000)], [[3000], [2000, 1000], 15000]],
  ['an amount off several pieces of one line', [line('rice', 2000, 3)], [off(1000)], [[1000], [1000], 5000]],
  ['no more than the dishes cost', [rice], [off(5000)], [[2000], [2000], 0]],
  ['an amount with a lower cap', [curry], [off(5000, { maxDiscount: 3000 })], [[3000], [3000], 9000]],
  [
    'the satang of an uneven split to the largest remainder',
    [line('a', 100), line('b', 100), line('c', 100)],
    [off(100)],
    [[100], [34, 33, 33], 200],
  ],
  ['one satang to the first line', [line('a', 100), line('b', 100)], [off(1)], [[1], [1, 0], 199]],
  ['an amount off certain dishes only', [curry, tea], [off(2000, only('tea'))], [[2000], [0, 2000], 16500]],
  ['no more than these dishes cost', [curry, tea], [off(9000, only('tea'))], [[6500], [0, 6500], 12000]],
  ['an amount off all but certain dishes', [curry, tea], [off(2000, except('tea'))], [[2000], [2000, 0], 16500]],
  ['nothing when no dish is covered', [curry], [off(2000, only('tea'))], [[0], [0], 12000]],
  ['nothing when every dish is excepted', [curry], [off(2000, except('curry'))], [[0], [0], 12000]],
  ['nothing off fixed lines', [{ ...curry, fixed: true }, tea], [off(9000)], [[6500], [0, 6500], 12000]],
  [
    'nothing off member prices when they do not stack',
    [{ ...curry, ...member }, tea],
    [off(9000, withoutMemberPrices)],
    [[6500], [0, 6500], 12000],
  ],
  ['also off member prices when they stack', [{ ...curry, ...member }, tea], [off(9250)], [[9250], [6000, 3250], 9250]],
  [
    'the unknown dishes of a bill by coupons for all dishes',
    [line('', 10000, 1, { goodsId: undefined })],
    [off(1000)],
    [[1000], [1000], 9000],
  ],
  [
    'nothing of a bill by coupons for certain dishes',
    [line('', 10000, 1, { goodsId: undefined })],
    [off(1000, only('tea'))],
    [[0], [0], 10000],
  ],
  [
    'nothing of a bill by coupons with excepted dishes',
    [line('', 10000, 1, { goodsId: undefined })],
    [off(1000, except('tea'))],
    [[0], [0], 10000],
  ],

  ['a percentage', [curry], [percent(1000)], [[1200], [1200], 10800]],
  ['a percentage up to its cap', [curry], [percent(5000, { maxDiscount: 4000 })], [[4000], [4000], 8000]],
  ['a percentage below its cap', [curry], [percent(1000, { maxDiscount: 4000 })], [[1200], [1200], 10800]],
  ['a percentage rounded half up', [line('a', 5)], [percent(1000)], [[1], [1], 4]],
  ['a percentage rounded once, not on each line', [line('a', 5), line('b', 5)], [percent(1000)], [[1], [1, 0], 9]],
  ['a percentage off certain dishes', [curry, tea], [percent(1000, only('tea'))], [[650], [0, 650], 17850]],
  ['a percentage off all but certain dishes', [curry, tea], [percent(1000, except('tea'))], [[1200], [1200, 0], 17300]],
  ['everything by 100 %', [curry, tea], [percent(10000)], [[18500], [12000, 6500], 0]],
  ['15 % of an odd amount', [line('a', 333, 7)], [percent(1500)], [[350], [350], 1981]],

  ['the dearest dish as the free item', [rice, curry, tea], [free(1)], [[12000], [0, 12000, 0], 8500]],
  ['two free items', [rice, curry, tea], [free(2)], [[18500], [0, 12000, 6500], 2000]],
  ['one piece of a line of three', [line('tea', 6500, 3)], [free(1)], [[6500], [6500], 13000]],
  ['a free item of certain dishes', [curry, tea], [free(1, only('tea'))], [[6500], [0, 6500], 12000]],
  ['a free item among all but certain dishes', [curry, tea], [free(1, except('curry'))], [[6500], [0, 6500], 12000]],
  ['a free item up to its cap', [curry], [free(1, { maxDiscount: 8000 })], [[8000], [8000], 4000]],
  ['the cap over all free items', [curry, tea], [free(2, { maxDiscount: 15000 })], [[15000], [12000, 3000], 3500]],
  ['fewer free items than allowed', [tea], [free(3)], [[6500], [6500], 0]],
  [
    'two coupons make two different pieces free',
    [curry, tea],
    [free(1, { id: 'x' }), free(1, { id: 'y' })],
    [[12000, 6500], [12000, 6500], 0],
  ],

  ['the cheapest piece free for two bought', [curry, tea, rice], [buyGet(2, 1)], [[2000], [0, 0, 2000], 18500]],
  ['a line of three: two paid', [line('tea', 6500, 3)], [buyGet(2, 1)], [[6500], [6500], 13000]],
  ['once for each coupon', [line('tea', 6500, 6)], [buyGet(2, 1)], [[6500], [6500], 32500]],
  [
    'two coupons with six pieces',
    [line('tea', 6500, 6)],
    [buyGet(2, 1, { id: 'x' }), buyGet(2, 1, { id: 'y' })],
    [[6500, 6500], [13000], 26000],
  ],
  [
    'the second coupon finds no pieces left',
    [line('tea', 6500, 4)],
    [buyGet(2, 1, { id: 'x' }), buyGet(2, 1, { id: 'y' })],
    [[6500, 0], [6500], 19500],
  ],
  ['too few pieces', [line('tea', 6500, 2)], [buyGet(2, 1)], [[0], [0], 13000]],
  ['one bought, one free', [curry, tea], [buyGet(1, 1)], [[6500], [0, 6500], 12000]],
  [
    'two free for three bought',
    [line('a', 100, 2), line('b', 300), line('c', 200, 2)],
    [buyGet(3, 2)],
    [[200], [200, 0, 0], 700],
  ],
  [
    'bought and free among certain dishes',
    [curry, line('tea', 6500, 2)],
    [buyGet(1, 1, only('tea'))],
    [[6500], [0, 6500], 18500],
  ],
  ['free pieces up to a cap', [curry, tea], [buyGet(1, 1, { maxDiscount: 5000 })], [[5000], [0, 5000], 13500]],

  ['delivery free', [curry], [freeDelivery()], [[4000], [0], 12000], { deliveryFee: 4000 }],
  ['delivery up to a cap', [curry], [freeDelivery({ maxDiscount: 1900 })], [[1900], [0], 14100], { deliveryFee: 4000 }],
  ['nothing without a delivery', [curry], [freeDelivery()], [[0], [0], 12000]],
  [
    'two coupons for delivery: the rest of the fee',
    [curry],
    [freeDelivery({ id: 'x', maxDiscount: 3000 }), freeDelivery({ id: 'y' })],
    [[3000, 1000], [0], 12000],
    { deliveryFee: 4000 },
  ],
  [
    'a discount and free delivery',
    [curry],
    [freeDelivery(), off(2000)],
    [[2000, 4000], [2000], 10000],
    { deliveryFee: 4000 },
  ],

  [
    'a percentage before an amount, whichever was chosen first',
    [line('a', 10000)],
    [off(2000), percent(1000)],
    [[1000, 2000], [3000], 7000],
  ],
  [
    'a free item before a percentage of the rest',
    [curry, rice],
    [percent(5000), free(1)],
    [[12000, 1000], [12000, 1000], 1000],
  ],
  ['two amounts', [line('a', 10000)], [off(2000, { id: 'x' }), off(3000, { id: 'y' })], [[2000, 3000], [5000], 5000]],
  [
    'two amounts, the second finds little left',
    [line('a', 4000)],
    [off(3000, { id: 'x' }), off(3000, { id: 'y' })],
    [[3000, 1000], [4000], 0],
  ],
  [
    'coupons for different dishes',
    [curry, tea],
    [off(2000, only('curry')), percent(5000, only('tea'))],
    [[3250, 2000], [2000, 3250], 13250],
  ],
  ['an activity before the coupon', [curry], [percent(1000)], [[600], [6600], 5400], { activities: halfOff }],
  ['points after the coupon, up to their share of the rest', [curry], [off(2000)], [[2000], [7000], 5000], { points }],
  ['nothing left for points', [rice], [off(2000)], [[2000], [2000], 0], { points }],
  ['service charge and VAT on what is left', [curry], [off(2000)], [[2000], [2000], 11770], { charges }],
  ['VAT on the reduced delivery fee', [curry], [freeDelivery()], [[4000], [0], 14124], { charges, deliveryFee: 4000 }],
  ['packaging is not reduced', [{ ...rice, packFee: 500 }], [off(9000)], [[2000], [2000], 500], { packed: true }],
  ['the tip is not reduced', [rice], [off(9000)], [[2000], [2000], 1500], { tip: 1500 }],
  ['the balance pays what coupons leave', [curry], [off(2000)], [[2000], [2000], 0], { balance: 99999 }],
]

test.each(EXAMPLES)('%s', (_, lines, coupons, [taken, reductions, pay], more = {}) => {
  const priced = priceLines({ ...plain, lines, coupons, ...more })
  expect(priced.quote.coupons.map(({ amount }) => amount)).toEqual(taken)
  expect(priced.reductions).toEqual(reductions)
  expect(priced.quote.payAmount).toBe(pay)
})

test('the table has at least 60 examples', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(60)
})

test('the quote names coupons for dishes, and counts free delivery as saved', () => {
  const coupons = [off(2000, { name: 'Dinner' }), freeDelivery({ id: 'd', name: 'Rainy day' })]
  const { quote } = priceLines({ ...plain, lines: [curry], coupons, deliveryFee: 4000 })
  expect(quote).toMatchObject({ couponName: 'Dinner', couponAmount: 2000, deliveryAmount: 0, saveAmount: 6000 })
  expect(quote.coupons).toEqual([
    { id: 'c', name: 'Dinner', of: 'goods', amount: 2000 },
    { id: 'd', name: 'Rainy day', of: 'delivery', amount: 4000 },
  ])
})
