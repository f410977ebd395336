import { citiesOf } from '@/domain/address/regionList'

const region = (id: string, name: string, parentId?: string) => ({ id, name, parentId, lat: 0, lng: 0 })
const REGIONS = [
  region('bkk', 'Bangkok'),
  region('cnx', 'Chiang Mai'),
  region('wat', 'Watthana', 'bkk'),
  region('bang-rak', 'Bang Rak', 'bkk'),
]

test.each<[string, [string, string[]][]]>([
  [
    '',
    [
      ['bkk', ['wat', 'bang-rak']],
      ['cnx', []],
    ],
  ],
  ['wat', [['bkk', ['wat']]]],
  ['bangkok', [['bkk', ['wat', 'bang-rak']]]],
  [' CHIANG ', [['cnx', []]]],
  ['london', []],
])('"%s" leaves %j', (typed, expected) => {
  const cities = citiesOf(REGIONS, typed)
  expect(cities.map(({ city, districts }) => [city.id, districts.map(({ id }) => id)])).toEqual(expected)
})
