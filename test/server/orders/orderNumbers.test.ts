import { pickupNo } from '../../../server/modules/orders/orderNumbers'

test.each([
  [1, 'A001'],
  [47, 'A047'],
  [999, 'A999'],
  [1000, 'B001'],
  [1998, 'B999'],
  [25_974, 'Z999'],
  [25_975, 'Z1000'],
])('the %ith order of a day is called as %s', (count, text) => {
  expect(pickupNo(count)).toBe(text)
})

test('the numbers of a day are unique', () => {
  const all = Array.from({ length: 30_000 }, (_, index) => pickupNo(index + 1))
  expect(new Set(all).size).toBe(all.length)
})
