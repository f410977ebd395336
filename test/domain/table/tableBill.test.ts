import { allocate, equalAmount, ownAmounts } from '@/domain/table/tableBill'

const bill = (left: number, dishes: [number, number][] = [], partsTaken = 0) => ({
  left,
  uncovered: new Map(dishes),
  partsTaken,
})

test.each([
  [100, [1, 1, 1], [33, 34, 33]],
  [1, [1, 1, 1], [0, 1, 0]],
  [11770, [5000, 3000, 2000], [5885, 3531, 2354]],
  [7, [0, 5, 0], [0, 7, 0]],
  [7, [], []],
  [7, [0, 0], [0, 0]],
])('%i satang by the weights %j', (amount, weights, parts) => {
  expect(allocate(amount, weights)).toEqual(parts)
})

test('the parts add up for any weights, and none is negative', () => {
  for (let amount = 1; amount < 2000; amount += 37) {
    const weights = [amount % 7, 3, amount % 11, 1, 0, amount]
    const parts = allocate(amount, weights)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
  }
})

test("one's own dishes carry their share of the charges, and the last payer pays the rest", () => {
  const dishes: [number, number][] = [
    [2, 3333],
    [1, 6667],
  ]
  expect([...ownAmounts(bill(11770, dishes))]).toEqual([
    [1, 7847],
    [2, 3923],
  ])
  expect(ownAmounts(bill(3923, [[2, 3333]])).get(2)).toBe(3923)
})

test('equal parts are computed from the unpaid amount, so that the last one fits', () => {
  let left = 10000
  const paid: number[] = []
  for (let taken = 0; taken < 3; taken++) {
    const amount = equalAmount(bill(left, [], taken), 3, 1)
    paid.push(amount)
    left -= amount
  }
  expect(paid).toEqual([3333, 3334, 3333])
  expect(equalAmount(bill(10000), 3, 2)).toBe(6667)
})

test('parts that exceed the unpaid amount cost nothing, because they cannot be taken', () => {
  expect(equalAmount(bill(10000, [], 2), 3, 2)).toBe(0)
  expect(equalAmount(bill(0, [], 3), 3, 1)).toBe(0)
})
