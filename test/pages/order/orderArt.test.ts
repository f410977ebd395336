import type { OrderDetail } from '@/contract/order/order'
import { ORDER_STATES, type OrderStateName } from '@/domain/order/orderState'
import { nextOrderArtOf } from '@/pages/order/parts/detail/nextOrderArt'
import { orderArtOf } from '@/pages/order/parts/detail/orderArt'

jest.mock('@/ui/media/artFiles', () => ({
  art: { delivery: 'scooter', dinein: 'plate', empty: 'bowl', fast: 'bell', pickup: 'cup', takeout: 'bag' },
}))
jest.mock('@/ui/media/memberArtFiles', () => ({ memberArt: { coins: 'coins' } }))
jest.mock('@/pages/order/parts/detail/orderArtFiles', () => ({ orderArt: { cooking: 'soup' } }))

const orderIn = (state: OrderStateName, facts: Partial<OrderDetail> = {}) =>
  ({ state: ORDER_STATES[state].code, diningType: 'takeout', type: 1, paid: true, ...facts }) as OrderDetail
const artOf = (state: OrderStateName, facts: Partial<OrderDetail> = {}) => orderArtOf(orderIn(state, facts))

test('cooking, ready, rider, completed, cancelled and refunded orders have different pictures', () => {
  const states = ['preparing', 'ready', 'delivering', 'completed', 'cancelled', 'refunded'] as const
  expect(new Set(states.map((state) => artOf(state))).size).toBe(states.length)
})

test('a paid bill keeps the picture of its order type', () => {
  expect(artOf('completed', { type: 3, diningType: 'dineIn' })).toBe(artOf('pendingPayment', { diningType: 'dineIn' }))
})

test.each<[OrderStateName, OrderDetail['diningType'], string | undefined]>([
  ['awaitingAcceptance', 'takeout', 'soup'],
  ['preparing', 'takeout', 'bag'],
  ['ready', 'takeout', 'plate'],
  ['ready', 'delivery', 'scooter'],
  ['delivering', 'delivery', 'bag'],
  ['completed', 'takeout', undefined],
  ['cancelled', 'delivery', undefined],
])('the picture after that of an order that is %s for %s is: %s', (state, diningType, picture) => {
  expect(nextOrderArtOf(orderIn(state, { diningType }))).toBe(picture)
})
