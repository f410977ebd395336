import { mayCombine } from '../../../src/domain/coupon/combination'
import type { CouponTemplate, UserCoupon } from '../../../server/db/schema/coupons/coupons'
import { bestCombination } from '../../../server/modules/coupons/couponStacking'
import { chooseCoupons } from '../../../server/modules/coupons/chooseCoupons'
import type { Candidate } from '../../../server/modules/coupons/couponCandidates'
import { priceLines, type PriceInput } from '../../../server/modules/pricing/priceOrder'
import { candidate, NOON } from '../support/coupons/couponCandidates'
import { STACKS_ALL, STACKS_NONE } from '../support/coupons/coupons'
import { numbers } from '../support/numbers'

const lines = [
  { goodsId: 'curry', price: 12000, num: 1, originalPrice: 12000, packFee: 0 },
  { goodsId: 'tea', price: 6500, num: 1, originalPrice: 6500, packFee: 0 },
]
const plain: PriceInput = {
  ...{ lines, activities: [], coupons: [], packed: false, deliveryFee: 4000, tip: 0, balance: 0 },
  points: { held: 0, value: 0, maxShare: 0, step: 1 },
  charges: { serviceRate: 0, vatRate: 700, vatIncluded: false, taxRate: 0 },
}

/** Chooses from coupons for an order with delivery. */
function choose(candidates: readonly Candidate[], couponIds?: string[], input = plain) {
  return chooseCoupons({
    ...{ candidates, couponIds },
    order: {
      ...{ now: NOON, due: NOON, storeId: 'ari', scene: 'delivery', lines: input.lines },
      ...{ deliveryFee: input.deliveryFee, activity: false, points: false },
    },
    price: (coupons) => priceLines({ ...input, coupons }).quote,
    view: {
      locale: 'en',
      now: NOON,
      texts: { points: 'points', balance: 'balance', money: (satang) => `฿${satang / 100}`, way: (type) => type },
    },
  })
}
const apart = { stacks: STACKS_NONE }
const ends = (day: string) => ({ endAt: new Date(`${day}T00:00:00+07:00`) })

test.each<[string, Candidate[], string[]]>([
  ['nothing of nothing', [], []],
  ['the only one', [candidate('a')], ['a']],
  [
    'the one that saves most',
    [candidate('a', { value: 2000, ...apart }), candidate('b', { value: 3000, ...apart })],
    ['b'],
  ],
  [
    'two that stack rather than a larger one that does not',
    [candidate('a', { value: 2000 }), candidate('b', { value: 2000 }), candidate('big', { value: 3500, ...apart })],
    ['a', 'b'],
  ],
  [
    'a larger one rather than two that save less',
    [candidate('a', { value: 1000 }), candidate('b', { value: 2000 }), candidate('big', { value: 3500, ...apart })],
    ['big'],
  ],
  ['a discount and free delivery', [candidate('a'), candidate('d', { kind: 'freeDelivery' })], ['d', 'a']],
  [
    'of equal ones what ends first',
    [candidate('a', apart, ends('2026-12-05')), candidate('b', apart, ends('2026-12-01'))],
    ['b'],
  ],
  ['no coupon that takes nothing more off', [candidate('all', { value: 18500 }), candidate('b')], ['all']],
  ['one of a kind', [candidate('a', { id: 'same' }), candidate('b', { id: 'same' })], ['a']],
  [
    'as many of a kind as an order takes',
    [candidate('a', { id: 'same', perOrder: 2, ...apart }), candidate('b', { id: 'same', perOrder: 2, ...apart })],
    ['a', 'b'],
  ],
  ['none that does not apply', [candidate('a', { storeIds: ['silom'] })], []],
  [
    'at most five',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => candidate(id, { value: 1000 })),
    ['a', 'b', 'c', 'd', 'e'],
  ],
])('the best combination is %s', (_, candidates, expected) => {
  const { choice } = choose(candidates)
  expect([...choice.chosen].sort()).toEqual([...expected].sort())
  expect(choice.best).toEqual(choice.chosen)
})

test.each<[string, Candidate[], string[], string[], string | undefined]>([
  ['none', [candidate('a')], [], [], undefined],
  [
    'another than the best',
    [candidate('a', { value: 9000, ...apart }), candidate('b', apart)],
    ['b'],
    ['b'],
    undefined,
  ],
  [
    'an unknown one',
    [candidate('a')],
    ['x'],
    [],
    'You do not have this coupon. Choose another one or order without it',
  ],
  [
    'one that does not apply',
    [candidate('a', { storeIds: ['silom'] })],
    ['a'],
    [],
    '“a” cannot be used: Not in this store',
  ],
  [
    'two that do not stack',
    [candidate('a', apart), candidate('b')],
    ['a', 'b'],
    ['a'],
    'These coupons cannot be used together: a, b',
  ],
  [
    'one that takes nothing off beside the others',
    [candidate('all', { value: 18500 }), candidate('b')],
    ['all', 'b'],
    ['all', 'b'],
    '“b” cannot be used: Takes nothing off this order',
  ],
  [
    'one that is used',
    [candidate('a', {}, { state: 'used', usedAt: NOON })],
    ['a'],
    [],
    '“a” was already used. Choose another coupon or order without it',
  ],
  [
    'one that has ended',
    [candidate('a', {}, ends('2026-11-20'))],
    ['a'],
    [],
    '“a” has expired. Choose another coupon or order without it',
  ],
  ['the same one twice: it counts once', [candidate('a')], ['a', 'a'], ['a'], undefined],
])('a guest chooses %s', (_, candidates, couponIds, chosen, problem) => {
  const found = choose(candidates, couponIds)
  expect(found.choice.chosen).toEqual(chosen)
  expect(found.problems.map(({ text }) => text)).toEqual(problem ? [problem] : [])
})

test('the list has usable coupons by what they save, then the others by their end, each with its reason', () => {
  const { choice } = choose([
    candidate('elsewhere', { storeIds: ['silom'] }, ends('2026-11-25')),
    candidate('small', { value: 1000 }),
    candidate('large', { value: 3000 }),
    candidate('later', {}, { startAt: new Date('2026-11-22T00:00:00+07:00') }),
  ])
  expect(choice.list.map(({ coupon, usable, amount, reason }) => [coupon.id, usable, amount, reason])).toEqual([
    ['large', true, 3000, ''],
    ['small', true, 1000, ''],
    ['elsewhere', false, 0, 'Not in this store'],
    ['later', false, 0, 'Starts tomorrow'],
  ])
})

function randomCoupon(id: string, upTo: (limit: number) => number): Candidate {
  const kinds = ['amount', 'percent', 'freeItem', 'freeDelivery', 'buyGet'] as const
  const terms: Partial<CouponTemplate> = {
    ...{ id: `t${upTo(4)}-${id}`, kind: kinds[upTo(5)] ?? 'amount', value: upTo(9000), buyNum: upTo(3) },
    ...{ getNum: 1 + upTo(2), maxDiscount: upTo(2) ? upTo(8000) : null, minAmount: upTo(2) * upTo(20000) },
    ...{ goodsRule: (['all', 'only', 'except'] as const)[upTo(3)] ?? 'all', goodsIds: ['g0', 'g1'].slice(upTo(2)) },
    ...{ perOrder: 1 + upTo(2), stacks: { ...STACKS_ALL, coupons: upTo(3) > 0, memberPrices: upTo(2) > 0 } },
  }
  const own: Partial<UserCoupon> = ends(`2026-12-1${upTo(10)}`)
  return candidate(id, terms, own)
}

function randomInput(upTo: (limit: number) => number): PriceInput {
  return {
    ...plain,
    lines: Array.from({ length: upTo(6) }, (_, index) => {
      const price = upTo(20000)
      const atMemberPrice = upTo(4) === 0
      return {
        goodsId: `g${index}`,
        price,
        num: 1 + upTo(4),
        originalPrice: price + upTo(900),
        packFee: 0,
        atMemberPrice,
      }
    }),
    activities: upTo(3) ? [] : [{ id: 'a', name: 'A', amount: upTo(9000) }],
    points: { held: upTo(500), value: upTo(20), maxShare: upTo(10_001), step: 1 + upTo(30) },
    deliveryFee: upTo(2) ? upTo(6000) : null,
    charges: { serviceRate: upTo(2000), vatRate: 700, vatIncluded: upTo(2) === 1, taxRate: 0 },
  }
}

test('of 1,000 random orders with coupons none has a negative amount, the lines add up, and no single coupon beats the best', () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const upTo = numbers(seed)
    const input = randomInput(upTo)
    const candidates = Array.from({ length: upTo(8) }, (_, index) => randomCoupon(`c${index}`, upTo))
    const { rules, choice } = choose(candidates, undefined, input)
    const { quote, reductions } = priceLines({ ...input, coupons: rules })
    const amounts = Object.values(quote).filter((value): value is number => typeof value === 'number')
    expect([...amounts, ...reductions].every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
    expect(reductions.every((amount, index) => amount <= lineAmount(input, index))).toBe(true)
    const activities = quote.activities.reduce((sum, { amount }) => sum + amount, 0)
    const reduced = reductions.reduce((sum, amount) => sum + amount, 0)
    expect(reduced).toBe(activities + quote.couponAmount + quote.pointsAmount)
    const dishes = quote.goodsAmount - reduced
    const vat = quote.vatIncluded ? 0 : quote.vatAmount
    expect(dishes + quote.deliveryAmount + quote.serviceAmount + vat).toBe(quote.payAmount)
    expect(mayCombine(candidates.filter(({ id }) => choice.chosen.includes(id)))).toBe(true)
    for (const { coupon, usable } of choice.list) {
      const alone = candidates.filter(({ id }) => usable && id === coupon.id).map(({ rule }) => rule)
      expect(quote.payAmount).toBeLessThanOrEqual(priceLines({ ...input, coupons: alone }).quote.payAmount)
    }
  }
})

function lineAmount({ lines: all }: PriceInput, index: number): number {
  const line = all[index]
  return line ? line.price * line.num : 0
}

test('among a hundred coupons the best is found with at most 320 prices', () => {
  const usable = Array.from({ length: 100 }, (_, index) => ({ candidate: candidate(`c${index}`), amount: index }))
  let prices = 0
  bestCombination(usable, (coupons) => {
    prices += 1
    return 100_000 - coupons.length
  })
  expect(prices).toBeLessThanOrEqual(320)
})
