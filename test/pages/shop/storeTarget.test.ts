import type { StoreInfo } from '@/contract/store/store'
import { isOrdering, missingServiceOf, nextPage } from '@/pages/shop/select/target'

const store = (facts: Partial<Pick<StoreInfo, 'services' | 'dining'>>) =>
  ({ services: [], dining: [], ...facts }) as unknown as StoreInfo
const fast = { type: 'fast', minAmount: 0, feeFrom: 0 } as const

describe('choosing a store', () => {
  it.each([
    ['index', '/pages/index/index?storeId=ari'],
    ['goods', '/pages/index/goods?storeId=ari'],
    ['fastOrder', '/pages/shop/in/goods?diningType=fast&storeId=ari'],
    ['cashier', '/pages/shop/in/dmf?storeId=ari'],
    ['nowhere', '/pages/index/index'],
    ['scanOrder', '/pages/index/index'],
    ['toString', '/pages/index/index'],
  ])('for %s leads to %s', (page, address) => {
    expect(nextPage(page, 'ari')).toBe(address)
  })

  it('goes back when no page was requested', () => {
    expect([nextPage(undefined, 'ari'), nextPage('', 'ari')]).toEqual([undefined, undefined])
  })
})

it("requires a store to offer the requested page's feature", () => {
  expect(missingServiceOf(store({}), 'cashier')).toBe('storeIntro.personPay')
  expect(missingServiceOf(store({ services: ['personPay'] }), 'cashier')).toBeUndefined()
  expect(missingServiceOf(store({}), 'fastOrder')).toBe('orderType.fast')
  expect(missingServiceOf(store({ dining: [fast] }), 'fastOrder')).toBeUndefined()
  expect([
    missingServiceOf(store({})),
    missingServiceOf(store({}), 'goods'),
    missingServiceOf(store({}), 'toString'),
  ]).toEqual([undefined, undefined, undefined])
})

it('asks about a closed store only for an order', () => {
  expect([undefined, 'goods', 'fastOrder', 'cashier', 'queuing'].map((page) => isOrdering(page))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
