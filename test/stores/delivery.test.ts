import { OfflineError } from '@/api/errors'
import type { Address } from '@/contract/account/address'
import type { Region } from '@/contract/store/store'
import { DeliveryStore } from '@/stores/delivery'

const HOME = { id: 'home', contact: 'Ploy' } as Address
const WORK = { id: 'work', contact: 'Ploy' } as Address
const BANGKOK = { latitude: 13.7563, longitude: 100.5018 }
const ARI = { latitude: 13.7797, longitude: 100.5447 }

/** A guest with two addresses, and a device that reports its position unless `shy`. */
function setUp({ shy = false } = {}) {
  const book = { list: [HOME, WORK] }
  const list = jest.fn(async () => book)
  const messages = jest.fn(async () => ({ list: [{ occasion: 'orderReady' as const, templateIds: ['t1'] }] }))
  const device = {
    cachedPosition: () => undefined,
    estimatedPosition: () => BANGKOK,
    locate: async () => (shy ? { ...BANGKOK, exact: false } : { ...ARI, exact: true }),
  }
  return { delivery: new DeliveryStore({ list }, { messages }, device), book, list, messages }
}

test('holds address, city, position and messages: a default position until the device reports one', async () => {
  const { delivery, messages } = setUp()
  const { maddress, city, latitude, longitude, exact } = delivery
  expect({ maddress, city, latitude, longitude, exact }).toEqual({ ...BANGKOK, exact: false })
  expect(await delivery.locate()).toBe(true)
  expect(delivery).toMatchObject({ ...ARI, exact: true })
  expect(delivery.place).toEqual({ lat: ARI.latitude, lng: ARI.longitude })
  const bangrak = { id: 'bangrak', name: 'Bang Rak' } as Region
  delivery.chooseCity(bangrak)
  expect(delivery.city).toEqual(bangrak)
  await Promise.all([delivery.messages.start(), delivery.messages.start()])
  expect([delivery.messages.value, messages.mock.calls.length]).toEqual([
    [{ occasion: 'orderReady', templateIds: ['t1'] }],
    1,
  ])
})

test('a device without a position leaves the default', async () => {
  const { delivery } = setUp({ shy: true })
  expect(await delivery.locate()).toBe(false)
  expect(delivery.place).toEqual({})
  expect(delivery).toMatchObject({ ...BANGKOK, exact: false })
})

test('takes the first address until one is chosen, and then keeps the choice', async () => {
  const { delivery, list } = setUp()
  await delivery.start()
  expect(delivery.maddress).toEqual(HOME)
  delivery.choose(WORK)
  await delivery.start()
  expect([delivery.maddress, list.mock.calls.length]).toEqual([WORK, 1])
})

test('another user has other addresses: the choice stays only if it is among them', async () => {
  const { delivery, book, list } = setUp()
  await delivery.renew(true)
  expect([delivery.maddress, list.mock.calls.length]).toEqual([undefined, 0])
  delivery.choose(WORK)
  await delivery.renew(true)
  expect(delivery.maddress).toEqual(WORK)
  book.list = [HOME]
  await delivery.renew(true)
  expect(delivery.maddress).toEqual(HOME)
  await delivery.renew(false)
  expect(delivery.maddress).toBeUndefined()
})

test('without network the chosen address stays', async () => {
  const { delivery, list } = setUp()
  delivery.choose(WORK)
  list.mockRejectedValue(new OfflineError())
  await expect(delivery.renew(true)).rejects.toThrow(OfflineError)
  expect(delivery.maddress).toEqual(WORK)
})
