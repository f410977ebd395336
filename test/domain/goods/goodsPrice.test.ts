import { cartHint } from '@/domain/cart/cartHint'
import { pieceStep, shownPrice } from '@/domain/goods/goodsPrice'
import type { Cart } from '@/contract/cart/cart'

const prices = { price: 12_000, memberPrice: 9900 }

test('a guest sees the guest price and the member price', () => {
  expect(shownPrice(prices, undefined)).toEqual({ price: 12_000, was: undefined, forMembers: 9900 })
})

test('a member sees the member price and the saving', () => {
  expect(shownPrice(prices, 0)).toEqual({ price: 9900, was: 12_000, forMembers: undefined })
})

test.each([
  ['a reduction', { price: 8000, originalPrice: 9000 }, { price: 8000, was: 9000 }],
  ['no reduction', { price: 8000 }, { price: 8000, was: undefined }],
  ['an original price that is lower', { price: 8000, originalPrice: 7000 }, { price: 8000, was: undefined }],
  ['a member price that saves nothing', { price: 8000, memberPrice: 8000 }, { price: 8000, was: undefined }],
])('%s', (_, given, expected) => {
  expect(shownPrice(given, undefined)).toMatchObject({ ...expected, forMembers: undefined })
})

test.each([
  ['the first plus adds the fewest pieces', 0, 1, 3, 3],
  ['the next plus adds one', 3, 4, 3, 1],
  ['a minus above takes one', 4, 3, 3, -1],
  ['the minus at the fewest takes all', 3, 2, 3, -3],
  ['a plus from below fills up', 1, 2, 3, 2],
  ['without a rule every tap is one', 0, 1, undefined, 1],
])('%s', (_, count, next, minBuy, step) => {
  expect(pieceStep(count, next, minBuy)).toBe(step)
})

describe('the checkout requirements of a cart', () => {
  const line = {} as Cart['cart'][number]
  const bag = { goodsId: 'bag', name: 'Bag', num: 1 }

  test('are none for an empty cart', () => {
    expect(cartHint({ cart: [], missing: [bag], minAmountGap: 500 })).toBeUndefined()
  })

  test('list required categories first, as they count towards the minimum amount', () => {
    expect(cartHint({ cart: [line], missing: [bag], minAmountGap: 500 })).toEqual({ kind: 'missing', item: bag })
  })

  test('then list the minimum amount, then nothing', () => {
    expect(cartHint({ cart: [line], missing: [], minAmountGap: 500 })).toEqual({ kind: 'gap', amount: 500 })
    expect(cartHint({ cart: [line], missing: [], minAmountGap: 0 })).toBeUndefined()
  })
})
