import { planDiscount, vipSavings } from '@/domain/member/vipSavings'

const plan = { price: 19_900, months: 3 }

test('the savings are those of past orders, less the fee of a month', () => {
  expect(vipSavings({ orders: 6, saved: 21_400 }, plan, 6)).toEqual({
    ...{ each: 3566, saved: 21_396, fee: 6633, netSaving: 14_763, tooFew: 1 },
  })
})

test('it does not pay off with few orders, nor when nothing was saved', () => {
  expect(vipSavings({ orders: 6, saved: 21_400 }, plan, 1).netSaving).toBeLessThan(0)
  expect(vipSavings({ orders: 4, saved: 0 }, plan, 20)).toMatchObject({ saved: 0, netSaving: -6633, tooFew: 0 })
  expect(vipSavings({ orders: 0, saved: 0 }, plan, 3)).toMatchObject({ each: 0, saved: 0 })
})

test('the discount of a longer plan is by the price of its month', () => {
  const plans = [{ price: 7900, months: 1 }, plan, { price: 69_000, months: 12 }]
  expect(plans.map((each) => planDiscount(each, plans))).toEqual([0, 16, 27])
})
