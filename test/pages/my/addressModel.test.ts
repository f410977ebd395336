import type { Address } from '@/contract/account/address'
import { AddressModel } from '@/pages/my/addres/add.model'

const stored: Address = {
  id: 'a1',
  contact: 'Ploy',
  gender: 2,
  phone: '081 234 5678',
  address: '55 Sukhumvit 55',
  houseNo: 'Unit 1204',
  label: 'company',
  isDefault: true,
  lat: 13.73,
  lng: 100.58,
}

/** A form over a server that records what it receives. */
function setUp(addressId?: string) {
  const sent: unknown[] = []
  const keys: (string | undefined)[] = []
  let keyCount = 0
  const remote = {
    refusal: undefined as Error | undefined,
    detail: async () => stored,
    add: async (input: unknown, options?: { key?: string }) => {
      keys.push(options?.key)
      if (remote.refusal) throw remote.refusal
      sent.push(input)
      return stored
    },
    edit: async (input: unknown) => {
      sent.push(input)
      return stored
    },
    remove: async () => ({ ok: true as const }),
  }
  const watthana = { id: 'wat', name: 'Watthana', parentId: 'bkk', lat: 13.74, lng: 100.58 }
  const places = {
    address: async () => ({
      formatted_addresses: { recommend: 'Near Thonglor' },
      address: 'Thonglor',
      region: watthana,
    }),
  }
  const model = new AddressModel(remote, places, () => `key${(keyCount += 1)}`, addressId)
  const fill = () => {
    model.set('contact', 'Ploy')
    model.set('phone', '081 234 5678')
    model.set('address', '55 Sukhumvit 55')
    model.takeDistrict(watthana)
    model.set('houseNo', 'Unit 1204')
    model.set('label', 'home')
  }
  return { model, remote, sent, keys, fill, watthana }
}

test('reports the first missing field, sends nothing, and focuses the field once the message was read', async () => {
  const { model, sent } = setUp()
  model.set('contact', 'Ploy')
  expect(await model.save()).toBeUndefined()
  expect(model.failure).toEqual({ field: 'phone', tip: 'needPhone' })
  expect(model.wrong).toBeUndefined()
  model.acknowledge()
  expect(model.failure).toBeUndefined()
  expect(model.wrong).toEqual({ field: 'phone', tip: 'needPhone' })
  expect(sent).toEqual([])
})

test('a field is no longer marked once something is typed into it', async () => {
  const { model } = setUp()
  await model.save()
  model.acknowledge()
  model.set('phone', '0')
  expect(model.wrong).toEqual({ field: 'contact', tip: 'needContact' })
  model.set('contact', 'P')
  expect(model.wrong).toBeUndefined()
})

test('saves a complete address with the location of the chosen district', async () => {
  const { model, sent, fill } = setUp()
  fill()
  expect(await model.save()).toEqual(stored)
  expect(sent).toEqual([
    {
      contact: 'Ploy',
      gender: 1,
      phone: '081 234 5678',
      address: '55 Sukhumvit 55',
      houseNo: 'Unit 1204',
      label: 'home',
      isDefault: false,
      lat: 13.74,
      lng: 100.58,
    },
  ])
})

test('a retry after an error keeps the input and its idempotency key; changed input gets a new key', async () => {
  const { model, remote, keys, fill } = setUp()
  fill()
  remote.refusal = new Error('offline')
  await expect(model.save()).rejects.toThrow('offline')
  expect(model.draft.contact).toBe('Ploy')
  remote.refusal = undefined
  await model.save()
  model.set('contact', 'Nok')
  await model.save()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test("takes the device's location, and its address unless the guest typed one", async () => {
  const { model } = setUp()
  await model.takeLocation({ lat: 13.7, lng: 100.6 })
  expect(model.draft).toMatchObject({ place: { lat: 13.7, lng: 100.6 }, address: 'Near Thonglor' })
  model.set('address', 'My own words')
  await model.takeLocation({ lat: 13.8, lng: 100.7 })
  expect(model.draft).toMatchObject({ place: { lat: 13.8, lng: 100.7 }, address: 'My own words' })
  expect(model.source).toBe('location')
})

test('a place picked on the map brings its address and replaces that of an earlier place', async () => {
  const { model } = setUp()
  await model.takeLocation({ lat: 13.7, lng: 100.6 })
  await model.takePicked({ lat: 13.75, lng: 100.65, label: 'Terminal 21' })
  expect(model.draft).toMatchObject({ place: { lat: 13.75, lng: 100.65 }, address: 'Terminal 21' })
  expect(model.source).toBe('map')
  await model.takePicked({ lat: 13.8, lng: 100.7, label: '' })
  expect(model.draft.address).toBe('Near Thonglor')
})

test('opens an existing address with all its fields and updates it', async () => {
  const { model, sent } = setUp('a1')
  await model.opened.load()
  expect(model.source).toBe('kept')
  model.set('contact', 'Nok')
  await model.save()
  expect(sent).toMatchObject([{ addressId: 'a1', contact: 'Nok', houseNo: 'Unit 1204', lat: 13.73 }])
})
