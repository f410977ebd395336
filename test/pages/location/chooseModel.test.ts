import { LocationPicker } from '@/pages/location/choose.model'
import { DEBOUNCE_MS } from '@/domain/time/debounce'

const bangkok = { id: 'bkk', name: 'Bangkok', lat: 13.75, lng: 100.5 }
const watthana = { id: 'wat', name: 'Watthana', parentId: 'bkk', lat: 13.74, lng: 100.58 }
const thonglor = { id: 's1', name: 'Sala Bistro · Thonglor', address: '55 Sukhumvit 55', lat: 13.735, lng: 100.582 }

/** A map over a server that names each place by its coordinates. */
function setUp() {
  const remote = {
    regions: async () => ({ list: [bangkok, watthana] }),
    list: async () => ({ list: [thonglor] }),
    address: jest.fn(async ({ lat }: { lat: number }) => ({
      formatted_addresses: { recommend: `Near ${lat}` },
      address: '',
      region: null,
    })),
  }
  return { remote, model: new LocationPicker(remote as never, { lat: 13.735, lng: 100.582 }) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('lists stores, districts and cities around the pin, and filters them by the typed text', async () => {
  const { model } = setUp()
  await model.spots.load()
  expect(model.near.map(({ id, hint }) => [id, hint])).toEqual([
    ['s1', '55 Sukhumvit 55'],
    ['wat', 'Bangkok'],
    ['bkk', ''],
  ])
  model.type('watth')
  expect(model.near.map(({ id }) => id)).toEqual(['wat'])
})

test('requests an address only once the map rests, and never returns that of another place', async () => {
  const { model, remote } = setUp()
  await model.label.load()
  expect(model.picked).toEqual({ lat: 13.735, lng: 100.582, label: 'Near 13.735' })
  model.moved({ lat: 13.8, lng: 100.6 })
  model.moved({ lat: 13.9, lng: 100.6 })
  expect(model.picked).toEqual({ lat: 13.9, lng: 100.6, label: '' })
  await jest.advanceTimersByTimeAsync(DEBOUNCE_MS)
  expect(model.picked.label).toBe('Near 13.9')
  expect(remote.address).toHaveBeenCalledTimes(2)
})

test('a tapped name becomes the centre of the map and ends the search', async () => {
  const { model } = setUp()
  model.type('watth')
  model.goTo(watthana)
  expect([model.typed, model.goal, model.centre]).toEqual([
    '',
    { lat: 13.74, lng: 100.58 },
    { lat: 13.74, lng: 100.58 },
  ])
  await jest.advanceTimersByTimeAsync(DEBOUNCE_MS)
  expect(model.picked.label).toBe('Near 13.74')
})
