import type { StoreInfo } from '@/contract/store'
import { isOrdering, lackOf, onwards } from '@/pages/shop/select/target'

const store = (facts: Partial<Pick<StoreInfo, 'services' | 'dining'>>) =>
  ({ services: [], dining: [], ...facts }) as unknown as StoreInfo
const fast = { type: 'fast', minAmount: 0, feeFrom: 0 } as const

describe('the choice of a store goes on', () => {
  it.each([
    ['index', '/pages/index/index?storeId=ari'],
    ['goods', '/pages/index/goods?storeId=ari'],
    ['fastOrder', '/pages/shop/in/goods?diningType=fast&storeId=ari'],
    ['cashier', '/pages/shop/in/dmf?storeId=ari'],
    ['nowhere', '/pages/index/index'],
    ['scanOrder', '/pages/index/index'],
    ['toString', '/pages/index/index'],
  ])('for %s to %s', (page, address) => {
    expect(onwards(page, 'ari')).toBe(address)
  })

  it('back when nothing was asked for', () => {
    expect([onwards(undefined, 'ari'), onwards('', 'ari')]).toEqual([undefined, undefined])
  })
})

it('a store must offer what the page is about', () => {
  expect(lackOf(store({}), 'cashier')).toBe('storeIntro.personPay')
  expect(lackOf(store({ services: ['personPay'] }), 'cashier')).toBeUndefined()
  expect(lackOf(store({}), 'fastOrder')).toBe('ways.fast')
  expect(lackOf(store({ dining: [fast] }), 'fastOrder')).toBeUndefined()
  expect([lackOf(store({})), lackOf(store({}), 'goods'), lackOf(store({}), 'toString')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('only who wants to order is asked about a closed store', () => {
  expect([undefined, 'goods', 'fastOrder', 'cashier', 'queuing'].map((page) => isOrdering(page))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
