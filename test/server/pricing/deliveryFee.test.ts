import { deliveryTo, lowestFee } from '../../../server/modules/pricing/deliveryFee'

const store = { lat: 13.73, lng: 100.58 }
/** A place some metres north of the store. */
const north = (metres: number) => ({ lat: store.lat + metres / 111_195, lng: store.lng })
const steps = [
  { upTo: 1000, fee: 1900 },
  { upTo: 3000, fee: 2900 },
]

test.each([
  [500, 10000, { inRange: true, fee: 1900 }],
  [999, 10000, { inRange: true, fee: 1900 }],
  [1500, 10000, { inRange: true, fee: 2900 }],
  [1500, 50000, { inRange: true, fee: 0 }],
  [2600, 10000, { inRange: false, fee: 2900 }],
  [9000, 10000, { inRange: false, fee: 0 }],
])('%i m away, dishes of %i satang: %j', (metres, goodsAmount, expected) => {
  const area = { radius: 2500, steps, freeFrom: 50000 }
  expect(deliveryTo({ ...store, delivery: area }, north(metres), goodsAmount)).toEqual(expected)
})

test.each<[string, { lat: number; lng: number }, boolean]>([
  ['inside', { lat: 13.735, lng: 100.585 }, true],
  ['in the notch', { lat: 13.745, lng: 100.585 }, false],
  ['in the arm beside the notch', { lat: 13.745, lng: 100.577 }, true],
  ['outside', { lat: 13.72, lng: 100.585 }, false],
])('a polygon decides instead of the radius: %s', (_, place, inRange) => {
  const polygon: [number, number][] = [
    [13.73, 100.575],
    [13.75, 100.575],
    [13.75, 100.58],
    [13.74, 100.58],
    [13.74, 100.59],
    [13.73, 100.59],
  ]
  const area = { radius: 1, polygon, steps: [{ upTo: 9000, fee: 0 }] }
  expect(deliveryTo({ ...store, delivery: area }, place, 0).inRange).toBe(inRange)
})

test('a store without an area delivers nowhere', () => {
  expect(deliveryTo({ ...store, delivery: null }, store, 0).inRange).toBe(false)
})

test('until the address is known the lowest fee is shown', () => {
  expect(lowestFee({ radius: 1, steps }, 0)).toBe(1900)
  expect(lowestFee({ radius: 1, steps, freeFrom: 100 }, 100)).toBe(0)
  expect(lowestFee(null, 100)).toBe(0)
})
