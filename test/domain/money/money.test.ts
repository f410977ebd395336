import { allocate, countText, moneyText, percentOf, taxWithin } from '@/domain/money/money'

test.each([
  [16500, '฿165'],
  [54356, '฿543.56'],
  [128400, '฿1,284'],
  [100, '฿1'],
  [5, '฿0.05'],
  [-5000, '\u2212฿50'],
  [123456789, '฿1,234,567.89'],
  [0, '฿0'],
])('writes %i satang as %s', (satang, text) => {
  expect(moneyText(satang)).toBe(text)
})

test.each([
  [0, '0'],
  [999, '999'],
  [1280, '1,280'],
  [1234567, '1,234,567'],
])('writes the count %i as %s', (count, text) => {
  expect(countText(count)).toBe(text)
})

test("amounts have the merchant's currency symbol", () => {
  expect(moneyText(-16550, 'THB ')).toBe('\u2212THB 165.50')
})

test.each([
  [50800, 700, 3556],
  [100000, 1000, 10000],
  [7, 700, 0],
  [50, 100, 1],
  [49, 100, 0],
  [0, 700, 0],
])('takes of %i satang %i basis points: %i, half up', (amount, rate, share) => {
  expect(percentOf(amount, rate)).toBe(share)
})

test.each([
  [10700, 700, 700],
  [10000, 700, 654],
  [15, 2000, 3],
  [0, 700, 0],
])('finds in %i satang, tax of %i basis points included, %i of tax', (amount, rate, tax) => {
  expect(taxWithin(amount, rate)).toBe(tax)
})

test.each<[number, number[], number[]]>([
  [100, [1, 1, 1], [34, 33, 33]],
  [5000, [25400, 16500, 6500], [2624, 1705, 671]],
  [7, [0, 0], [7, 0]],
  [1, [1, 3], [0, 1]],
  [0, [1, 2], [0, 0]],
])('splits %i satang by %j into %j', (amount, weights, parts) => {
  expect(allocate(amount, weights)).toEqual(parts)
})

test('the parts of any split add up to the whole', () => {
  for (let amount = 0; amount < 300; amount++) {
    const weights = [amount % 7, (amount * 31) % 11, (amount * 17) % 5, 3]
    expect(allocate(amount, weights).reduce((sum, part) => sum + part, 0)).toBe(amount)
  }
})
