import { crossesItself, reachOf, squareWithin, withCorner } from '@/domain/address/areaShape'

const at = (lat: number, lng: number) => ({ lat, lng })
const STORE = { ...at(13.78, 100.54), shape: 'circle' as const, radius: 3000, corners: [] }
const SQUARE = [at(13.77, 100.53), at(13.79, 100.53), at(13.79, 100.55), at(13.77, 100.55)]

it('a circle reaches as far as its radius, a drawn area as far as its farthest corner', () => {
  expect(reachOf(STORE)).toBe(3000)
  const corners = [at(13.78, 100.54), at(13.79, 100.54), at(13.78, 100.55)]
  expect(Math.round(reachOf({ ...STORE, shape: 'drawn', corners }))).toBe(1112)
  expect(reachOf({ ...STORE, shape: 'drawn' })).toBe(0)
})

it('a drawn area begins with the square within the circle', () => {
  const corners = squareWithin(STORE)
  expect([corners.length, crossesItself(corners)]).toEqual([4, false])
  for (const corner of corners) expect(reachOf({ ...STORE, shape: 'drawn', corners: [corner] })).toBeCloseTo(3000, -1)
})

it('a new corner goes into the nearest side, whichever that is', () => {
  const [a, b, c, d] = SQUARE
  expect(withCorner(SQUARE, at(13.8, 100.54))).toEqual([a, b, at(13.8, 100.54), c, d])
  expect(withCorner(SQUARE, at(13.765, 100.54))).toEqual([...SQUARE, at(13.765, 100.54)])
  expect(withCorner(SQUARE.slice(0, 2), at(1, 1))).toEqual([a, b, at(1, 1)])
})

it('sides that cross are found, those that share a corner do not cross', () => {
  const [a, b, c, d] = SQUARE as [ReturnType<typeof at>, ...ReturnType<typeof at>[]]
  expect(crossesItself(SQUARE)).toBe(false)
  expect(crossesItself([a, c, b, d].flatMap((corner) => corner ?? []))).toBe(true)
  expect(crossesItself([])).toBe(false)
})
