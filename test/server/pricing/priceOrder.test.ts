import type { Quote } from '@/contract/cart/quote'
import { off } from '../support/coupons/couponRules'
import { numbers } from '../support/numbers'
import { priceOrder, type PriceInput } from '../../../server/modules/pricing/priceOrder'

const NO_CHARGES = { serviceRate: 0, vatRate: 0, vatIncluded: false, taxRate: 0 }
const plain: PriceInput = {
  lines: [],
  activities: [],
  coupons: [],
  points: { held: 0, value: 0, maxShare: 0, step: 1 },
  packed: false,
  deliveryFee: null,
  charges: NO_CHARGES,
  tip: 0,
  balance: 0,
}
const line = (price: number, num = 1, originalPrice = price, packFee = 0) => ({ price, num, originalPrice, packFee })

const sumOf = (quote: Quote) =>
  quote.goodsAmount -
  quote.activities.reduce((sum, { amount }) => sum + amount, 0) -
  quote.couponAmount -
  quote.pointsAmount +
  quote.packAmount +
  quote.deliveryAmount +
  quote.serviceAmount +
  (quote.vatIncluded ? 0 : quote.vatAmount) +
  quote.taxAmount +
  quote.tipAmount -
  quote.balanceAmount

test.each<[string, Partial<PriceInput>, Partial<Quote>]>([
  ['nothing costs nothing', {}, { goodsNum: 0, goodsAmount: 0, payAmount: 0, saveAmount: 0 }],
  ['dishes by number', { lines: [line(16500, 2), line(4000)] }, { goodsNum: 3, goodsAmount: 37000, payAmount: 37000 }],
  ['a member saves', { lines: [line(9900, 1, 12000)] }, { goodsAmount: 9900, payAmount: 9900, saveAmount: 2100 }],
  [
    'packaging only for orders that leave the house',
    { lines: [line(10000, 2, 10000, 500)], packed: true },
    { packAmount: 1000, payAmount: 21000 },
  ],
  ['dine-in takes no packaging', { lines: [line(10000, 2, 10000, 500)] }, { packAmount: 0, payAmount: 20000 }],
  [
    'free delivery is still shown as a line',
    { lines: [line(10000)], deliveryFee: 0 },
    { hasDelivery: true, deliveryAmount: 0 },
  ],
  [
    'service charge first, VAT on both: 1000 → 1100 → 1177',
    { lines: [line(100000)], charges: { ...NO_CHARGES, serviceRate: 1000, vatRate: 700 } },
    { serviceAmount: 10000, vatAmount: 7700, payAmount: 117700 },
  ],
  [
    'nothing is taken off a fixed line, however much there is to take',
    {
      lines: [line(10000), { ...line(5000), fixed: true }],
      activities: [{ id: 'a', name: 'Half', amount: 4000 }],
      coupons: [off(9000, { name: 'Much' })],
    },
    {
      goodsAmount: 15000,
      activities: [{ id: 'a', name: 'Half', amount: 4000 }],
      couponAmount: 6000,
      payAmount: 5000,
      saveAmount: 10000,
    },
  ],
  [
    'the delivery order of the design: coupon and points before VAT',
    {
      lines: [line(52400, 1, 52400, 1500)],
      coupons: [off(5000, { name: 'Dinner for two' })],
      points: { held: 200, value: 10, maxShare: 10_000, step: 1 },
      packed: true,
      deliveryFee: 2900,
      charges: { ...NO_CHARGES, vatRate: 700 },
    },
    {
      couponAmount: 5000,
      couponName: 'Dinner for two',
      pointsUsed: 200,
      vatAmount: 3486,
      payAmount: 53286,
      saveAmount: 7000,
    },
  ],
  [
    'VAT within the prices is shown and not added',
    { lines: [line(10700)], charges: { ...NO_CHARGES, vatRate: 700, vatIncluded: true } },
    { vatAmount: 700, payAmount: 10700 },
  ],
  [
    'activity, then coupon, then points, and no more than there is left',
    {
      lines: [line(10000)],
      activities: [{ id: 'a', name: '฿60 off', amount: 6000 }],
      coupons: [off(5000, { name: 'C' })],
      points: { held: 100, value: 10, maxShare: 10_000, step: 1 },
    },
    {
      activities: [{ id: 'a', name: '฿60 off', amount: 6000 }],
      couponAmount: 4000,
      pointsAmount: 0,
      pointsUsed: 0,
      payAmount: 0,
      saveAmount: 10000,
    },
  ],
  [
    'points pay up to their share of the dishes',
    { lines: [line(10000)], points: { held: 900, value: 10, maxShare: 5000, step: 1 } },
    { pointsUsed: 500, pointsAmount: 5000, payAmount: 5000 },
  ],
  [
    'no more points than the member holds',
    { lines: [line(10000)], points: { held: 37, value: 10, maxShare: 5000, step: 1 } },
    { pointsUsed: 37, pointsAmount: 370, payAmount: 9630 },
  ],
  [
    'points in whole steps',
    { lines: [line(10000)], points: { held: 199, value: 10, maxShare: 5000, step: 100 } },
    { pointsUsed: 100, pointsAmount: 1000, payAmount: 9000 },
  ],
  [
    'no points when they do not make up a step',
    { lines: [line(10000)], points: { held: 99, value: 10, maxShare: 5000, step: 100 } },
    { pointsUsed: 0, pointsAmount: 0, payAmount: 10000 },
  ],
  [
    'no part of a point',
    { lines: [line(999)], points: { held: 500, value: 100, maxShare: 10000, step: 1 } },
    { pointsUsed: 9, pointsAmount: 900, payAmount: 99 },
  ],
  [
    'points that are worth nothing pay nothing',
    { lines: [line(10000)], points: { held: 500, value: 0, maxShare: 10000, step: 1 } },
    { pointsUsed: 0, pointsAmount: 0 },
  ],
  [
    'the share of points is of what activities and coupon leave',
    {
      lines: [line(10000)],
      activities: [{ id: 'a', name: 'A', amount: 2000 }],
      coupons: [off(3000, { name: 'C' })],
      points: { held: 900, value: 10, maxShare: 5000, step: 1 },
    },
    { pointsUsed: 250, pointsAmount: 2500, payAmount: 2500 },
  ],
  [
    'points pay nothing of a fixed line',
    { lines: [line(1000), { ...line(5000), fixed: true }], points: { held: 900, value: 10, maxShare: 10000, step: 1 } },
    { pointsUsed: 100, pointsAmount: 1000, payAmount: 5000 },
  ],
  [
    'points pay no packaging and no delivery',
    {
      lines: [line(1000, 1, 1000, 500)],
      packed: true,
      deliveryFee: 2000,
      points: { held: 900, value: 10, maxShare: 10000, step: 1 },
    },
    { pointsUsed: 100, payAmount: 2500 },
  ],
  [
    'points come before the service charge, the balance after everything',
    {
      lines: [line(10000)],
      charges: { ...NO_CHARGES, serviceRate: 1000, vatRate: 700 },
      points: { held: 100, value: 10, maxShare: 10000, step: 1 },
      balance: 5000,
    },
    { pointsAmount: 1000, serviceAmount: 900, vatAmount: 693, balanceAmount: 5000, payAmount: 5593 },
  ],
  [
    'the tip is not taxed and the wallet pays last',
    { lines: [line(10000)], charges: { ...NO_CHARGES, vatRate: 700 }, tip: 2000, balance: 5000 },
    { vatAmount: 700, tipAmount: 2000, balanceAmount: 5000, payAmount: 7700 },
  ],
  [
    'the wallet pays no more than is due',
    { lines: [line(10000)], balance: 99999 },
    { balanceAmount: 10000, payAmount: 0 },
  ],
  [
    'another tax is added beside VAT',
    { lines: [line(10000)], charges: { ...NO_CHARGES, vatRate: 700, vatIncluded: true, taxRate: 250 } },
    { vatAmount: 654, taxAmount: 250, payAmount: 10250 },
  ],
  [
    'half a satang is rounded up on each line',
    { lines: [line(5)], charges: { ...NO_CHARGES, serviceRate: 1000, vatRate: 1000 } },
    { serviceAmount: 1, vatAmount: 1, payAmount: 7 },
  ],
])('%s', (_, given, expected) => {
  expect(priceOrder({ ...plain, ...given })).toMatchObject(expected)
})

function randomOrder(seed: number): PriceInput {
  const upTo = numbers(seed)
  const reduction = (id: string) => ({ id, name: id, amount: upTo(30000) })
  return {
    lines: Array.from({ length: upTo(8) }, () => {
      const price = upTo(50000)
      return line(price, 1 + upTo(9), price + upTo(3000), upTo(700))
    }),
    activities: Array.from({ length: upTo(3) }, (_, index) => reduction(`a${index}`)),
    coupons: upTo(2) ? [off(upTo(30000))] : [],
    points: { held: upTo(500), value: upTo(20), maxShare: upTo(10_001), step: 1 + upTo(30) },
    packed: upTo(2) === 1,
    deliveryFee: upTo(2) ? upTo(9000) : null,
    charges: {
      serviceRate: upTo(2000),
      vatRate: [0, 700, 1000][upTo(3)] ?? 0,
      vatIncluded: upTo(2) === 1,
      taxRate: upTo(300),
    },
    tip: upTo(5000),
    balance: upTo(60000),
  }
}

test('of 2,000 random orders every one adds up exactly, in whole satang, with no line below zero', () => {
  for (let seed = 1; seed <= 2000; seed++) {
    const quote = priceOrder(randomOrder(seed))
    expect(sumOf(quote)).toBe(quote.payAmount)
    const amounts = Object.values(quote).filter((value): value is number => typeof value === 'number')
    expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
  }
})
