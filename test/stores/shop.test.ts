import type { DiningType } from '@/contract/fields'
import type { StoreDetail } from '@/contract/store/store'
import { ORDER_TYPE_FLAGS } from '@/domain/cart/cartKind'
import { ShopStore } from '@/stores/shop'
import { phoneWithCache } from './cache/phoneWithCache'

/** A shop over a server that responds on demand. */
function setUp(stored: Record<string, unknown> = {}, off: readonly DiningType[] = []) {
  const replies = new Map<string, { resolve: (store: StoreDetail) => void; reject: (error: Error) => void }>()
  const ask = (id: string) => new Promise<StoreDetail>((resolve, reject) => replies.set(id, { resolve, reject }))
  const remote = { default: () => ask('nearest'), detail: ({ storeId }: { storeId: string }) => ask(storeId) }
  const storage = {
    read: <T>(name: string) => stored[name] as T | undefined,
    write: (name: string, value: unknown) => (stored[name] = value),
  }
  const has = (type: DiningType) => !off.includes(type)
  const place = () => ({ place: { lat: 13.7, lng: 100.5 } })
  const shop = new ShopStore(remote as never, storage, place, has, phoneWithCache().start())
  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) await Promise.resolve()
  }
  const answer = (id: string) => {
    replies.get(id)?.resolve({ id, dining: [{ type: 'pickup' }, { type: 'takeout' }] } as unknown as StoreDetail)
    return settle()
  }
  const refuse = (id: string) => {
    replies.get(id)?.reject(new Error('This store does not exist'))
    return settle()
  }
  return { shop, stored, answer, refuse }
}

test('a first visit takes the nearest store and stores it', async () => {
  const { shop, stored, answer } = setUp()
  const starting = shop.start()
  await answer('nearest')
  await starting
  expect([shop.id, stored.shopId]).toEqual(['nearest', 'nearest'])
})

test('a store entered meanwhile is kept when a slow response arrives', async () => {
  const { shop, answer } = setUp({ shopId: 'one' })
  const starting = shop.start()
  const entering = shop.enter('two')
  await answer('one')
  expect(shop.id).toBe('two')
  await answer('two')
  await Promise.all([starting, entering])
  expect([shop.id, shop.info.value?.id]).toEqual(['two', 'two'])
})

test('a store of a link is stored once it is found, and an unknown one never', async () => {
  const { shop, stored, answer, refuse } = setUp({ shopId: 'one' })
  const entering = shop.enter('unknown')
  await refuse('unknown')
  await entering
  expect([shop.id, stored.shopId]).toEqual(['unknown', 'one'])
  const found = shop.enter('two')
  expect(stored.shopId).toBe('one')
  await answer('two')
  await found
  expect(stored.shopId).toBe('two')
})

test('an order type that the store does not offer is replaced by one that it does, and is stored', async () => {
  const { shop, answer } = setUp({ shopId: 'one', orderType: ORDER_TYPE_FLAGS.delivery })
  expect(shop.outType).toBe('delivery')
  const starting = shop.start()
  await answer('one')
  await starting
  expect([shop.outTypes, shop.outType]).toEqual([['pickup', 'takeout'], 'pickup'])
})

test.each([
  ['takeout', 1],
  ['pickup', 2],
] as const)('the chosen order type %s is stored as the flag %i, which the next visit reads', async (type, flag) => {
  const { shop, stored } = setUp({ shopId: 'one' })
  shop.chooseOutType(type)
  expect([shop.outType, stored.orderType]).toEqual([type, flag])
  expect(setUp(stored).shop.outType).toBe(type)
})

test('an unknown stored flag counts as none', () => {
  expect(setUp({ shopId: 'one', orderType: 9 }).shop.outType).toBe('delivery')
})

test('an order type that the merchant disabled is not offered', async () => {
  const { shop, answer } = setUp({ shopId: 'one', orderType: ORDER_TYPE_FLAGS.pickup }, ['pickup'])
  const starting = shop.start()
  await answer('one')
  await starting
  expect([shop.outTypes, shop.outType]).toEqual([['takeout'], 'takeout'])
})
