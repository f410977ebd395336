import { FREE, fillSlots, listOf, offsetsOf, pieceAt, rangeOf } from '@/domain/goods/windowing'

const offsets = offsetsOf([100, 50, 200, 150])

test('offsets hold the start of each row and the end of the last', () => {
  expect(offsets).toEqual([0, 100, 150, 350, 500])
  expect(offsetsOf([])).toEqual([0])
})

test.each([
  [-40, 0],
  [0, 0],
  [99, 0],
  [100, 1],
  [150, 2],
  [349, 2],
  [500, 3],
  [9000, 3],
])('the offset %i is in row %i', (point, piece) => {
  expect(pieceAt(offsets, point)).toBe(piece)
})

test('a range contains every row that touches the viewport', () => {
  expect(rangeOf(offsets, 120, 350)).toEqual({ first: 1, last: 3 })
  expect(rangeOf(offsets, -200, 90)).toEqual({ first: 0, last: 0 })
})

test('an empty list has no range', () => {
  expect(listOf(rangeOf(offsetsOf([]), 0, 800))).toEqual([])
})

test('a row keeps its slot while the range moves over it', () => {
  const before = fillSlots([], { first: 0, last: 3 })
  expect(before).toEqual([0, 1, 2, 3])
  expect(fillSlots(before, { first: 1, last: 4 })).toEqual([4, 1, 2, 3])
  expect(fillSlots(before, { first: 7, last: 9 })).toEqual([7, 8, 9, FREE])
})

test('slots are added when more rows are visible, and stay', () => {
  const grown = fillSlots([0, 1], { first: 0, last: 3 })
  expect(grown).toEqual([0, 1, 2, 3])
  expect(fillSlots(grown, { first: 3, last: 3 })).toEqual([FREE, FREE, FREE, 3])
})

test('scrolling through a long list needs no more slots than visible rows', () => {
  let slots: number[] = []
  for (let first = 0; first < 500; first++) {
    slots = fillSlots(slots, { first, last: first + 4 })
    expect([...slots].sort((a, b) => a - b)).toEqual([first, first + 1, first + 2, first + 3, first + 4])
  }
})
