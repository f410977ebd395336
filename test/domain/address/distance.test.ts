import { distanceBetween, distanceText } from '@/domain/address/distance'

test.each([
  [0, '0m'],
  [850, '850m'],
  [999, '999m'],
  [999.4, '999m'],
  [999.6, '1.00km'],
  [1000, '1.00km'],
  [1234, '1.23km'],
  [1235, '1.24km'],
  [12345678, '12345.68km'],
  [-3, '0m'],
])('writes %d metres as %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text)
})

test.each([
  ['the same place', { lat: 13.7286, lng: 100.5342 }, { lat: 13.7286, lng: 100.5342 }, 0],
  ['one degree along a meridian', { lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 111_195],
  ['one degree of longitude in Bangkok', { lat: 13.75, lng: 100 }, { lat: 13.75, lng: 101 }, 108_008],
  ['across the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_195],
  ['the other side of the earth', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015_087],
])('measures %s in metres', (_name, from, to, metres) => {
  expect(Math.round(distanceBetween(from, to))).toBe(metres)
  expect(distanceBetween(to, from)).toBeCloseTo(distanceBetween(from, to), 6)
})
