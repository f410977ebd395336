import type { OrderRow } from '@/contract/order'
import { ORDER_STATES, type OrderStateName } from '@/domain/order/orderState'
import { showsPickup } from '@/pages/index/parts/orderTexts'

test.each<[OrderStateName, string, boolean]>([
  ['pendingPayment', 'A001', false],
  ['awaitingAcceptance', 'A001', true],
  ['ready', 'A001', true],
  ['ready', '', false],
  ['completed', 'A001', false],
  ['cancelled', 'A001', false],
])('an order in state %s with number "%s" shows its pickup number: %s', (state, pickupNo, shown) => {
  expect(showsPickup({ state: ORDER_STATES[state].code, pickupNo } as OrderRow)).toBe(shown)
})
