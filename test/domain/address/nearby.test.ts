import { coordinatesOf, spotsNear, type Spot } from '@/domain/address/nearby'

const spot = (id: string, lat: number, name: string, hint = ''): Spot => ({
  id,
  kind: 'region',
  name,
  hint,
  lat,
  lng: 100.5,
})
const SPOTS = [
  spot('far', 14.5, 'Ayutthaya'),
  spot('near', 13.73, 'Watthana', 'Bangkok'),
  spot('middle', 13.78, 'Phaya Thai', 'Bangkok'),
]
const centre = { lat: 13.72, lng: 100.5 }

test.each<[string, number, string[]]>([
  ['', 8, ['near', 'middle', 'far']],
  ['', 2, ['near', 'middle']],
  ['thai', 8, ['middle']],
  ['  BANGKOK ', 8, ['near', 'middle']],
  ['bangkok thai', 8, ['middle']],
  ['nowhere', 8, []],
])('"%s", at most %i: %j', (typed, most, expected) => {
  expect(spotsNear(SPOTS, centre, typed, most).map(({ id }) => id)).toEqual(expected)
})

test('each place has its distance', () => {
  expect(Math.round(spotsNear(SPOTS, centre, 'watthana', 1)[0]?.metres ?? 0)).toBe(1112)
})

test.each([
  [
    { lat: '13.7', lng: '100.5' },
    { lat: 13.7, lng: 100.5 },
  ],
  [
    { lat: '0', lng: '0' },
    { lat: 0, lng: 0 },
  ],
  [{ lat: '13.7' }, undefined],
  [{ lat: '', lng: '' }, undefined],
  [{ lat: 'north', lng: '100.5' }, undefined],
  [{ lat: '91', lng: '100.5' }, undefined],
  [{ lat: '13', lng: '-181' }, undefined],
])('reads the query %j as %j', (query, place) => {
  expect(coordinatesOf(query)).toEqual(place)
})
