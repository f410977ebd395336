import { dishRating } from '@/contract/order/orderFeedback'
import { ASPECTS, isRated, ratedAs, TASTES } from '@/domain/order/feedback'
import * as v from 'valibot'

test('the form asks for every rating of the contract', () => {
  expect([...TASTES, ...ASPECTS].sort()).toEqual(Object.keys(dishRating.entries).sort())
})

test('one tap rates a dish and keeps its taste ratings', () => {
  const rating = ratedAs('satisfied', { spiciness: 1, portion: 4 })
  expect(rating).toMatchObject({ spiciness: 1, sourness: 2, portion: 2, flavor: 2 })
  expect(v.is(dishRating, rating)).toBe(true)
  expect(isRated(rating)).toBe(true)
})

test('a dish with a missing rating is not rated', () => {
  const { recommendation: _left, ...rest } = ratedAs('verySatisfied')
  expect(isRated(rest)).toBe(false)
  expect(isRated({})).toBe(false)
  expect(isRated(undefined)).toBe(false)
})
