import { distanceText } from '@/domain/distance'

test.each([
  [0, '0 m'],
  [850, '850 m'],
  [999, '999 m'],
  [999.4, '999 m'],
  [999.6, '1.00 km'],
  [1000, '1.00 km'],
  [1234, '1.23 km'],
  [1235, '1.24 km'],
  [12345678, '12345.68 km'],
  [-3, '0 m'],
])('writes %d metres as %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text)
})
