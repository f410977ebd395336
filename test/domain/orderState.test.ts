import type { DiningType } from '@/contract/fields'
import { ORDER_TABS, orderStateCode } from '@/contract/order'
import {
  actionsOf,
  codesOfTab,
  mayMove,
  ORDER_STATES,
  orderStateName,
  orderStateOf,
  type Actor,
  type OrderFacts,
  type OrderStateName,
} from '@/domain/orderState'

const names = Object.keys(ORDER_STATES) as OrderStateName[]
const facts = (paid: boolean, diningType: DiningType = 'pickup'): OrderFacts => ({ paid, diningType })
const code = (name: OrderStateName) => ORDER_STATES[name].code

test('has a state for every code of the contract, and no other', () => {
  expect(new Set(names.map(code))).toEqual(new Set(orderStateCode.options))
})

test('reaches every state from pending payment', () => {
  const seen = new Set<OrderStateName>(['pendingPayment'])
  for (const name of seen) {
    for (const { to } of ORDER_STATES[name].moves) seen.add(to)
  }
  expect([...seen].sort()).toEqual([...names].sort())
})

test.each<[OrderStateName, OrderStateName, Actor, OrderFacts, boolean]>([
  ['pendingPayment', 'awaitingAcceptance', 'system', facts(true), true],
  ['pendingPayment', 'awaitingAcceptance', 'rider', facts(true), false],
  ['pendingPayment', 'closed', 'system', facts(false), true],
  ['pendingPayment', 'closed', 'guest', facts(false), false],
  ['pendingPayment', 'cancelled', 'guest', facts(false), true],
  ['pendingPayment', 'completed', 'merchant', facts(false), false],
  ['awaitingAcceptance', 'preparing', 'merchant', facts(true), true],
  ['awaitingAcceptance', 'preparing', 'guest', facts(true), false],
  ['awaitingAcceptance', 'cancelled', 'guest', facts(false), true],
  ['awaitingAcceptance', 'cancelled', 'guest', facts(true), false],
  ['awaitingAcceptance', 'refunded', 'merchant', facts(true), true],
  ['awaitingAcceptance', 'refunded', 'merchant', facts(false), false],
  ['ready', 'delivering', 'rider', facts(true, 'delivery'), true],
  ['ready', 'delivering', 'rider', facts(true, 'pickup'), false],
  ['ready', 'completed', 'merchant', facts(true, 'pickup'), true],
  ['ready', 'completed', 'merchant', facts(true, 'delivery'), false],
  ['delivering', 'delivered', 'rider', facts(true, 'delivery'), true],
  ['delivering', 'completed', 'guest', facts(true, 'delivery'), true],
  ['delivered', 'completed', 'system', facts(true, 'delivery'), true],
  ['closed', 'awaitingAcceptance', 'system', facts(true), false],
  ['refunded', 'completed', 'merchant', facts(true), false],
])('from %s to %s by %s (%j): %s', (from, to, actor, order, allowed) => {
  expect(mayMove(code(from), to, actor, order)).toBe(allowed)
})

test.each<[OrderStateName, OrderFacts, string[]]>([
  ['pendingPayment', facts(false), ['cancel', 'pay']],
  ['awaitingAcceptance', facts(true), ['refund']],
  ['awaitingAcceptance', facts(false), ['cancel']],
  ['preparing', facts(true), ['refund']],
  ['preparing', facts(false), []],
  ['delivering', facts(true, 'delivery'), ['confirm']],
  ['delivered', facts(true, 'delivery'), ['confirm', 'refund']],
  ['completed', facts(true), ['again', 'feedback', 'refund']],
  ['completed', facts(false), ['again', 'feedback']],
  ['closed', facts(false), ['again']],
  ['cancelled', facts(false), ['again']],
  ['refunded', facts(true), ['again']],
])('offers the guest in %s (%j): %j', (name, order, actions) => {
  expect(actionsOf(code(name), order)).toEqual(actions)
})

test('puts each state under at most one tab, and "all" filters nothing', () => {
  const listed = ORDER_TABS.flatMap(codesOfTab)
  expect(new Set(listed).size).toBe(listed.length)
  expect(codesOfTab('all')).toEqual([])
  expect(codesOfTab('toPay')).toEqual([1])
  expect(codesOfTab('inProgress')).toEqual([2, 3, 4, 5, 6])
})

test('survives a code it does not know', () => {
  expect(orderStateOf(42)).toBeUndefined()
  expect(orderStateName(42)).toBeUndefined()
  expect(actionsOf(42, facts(true))).toEqual([])
  expect(mayMove(42, 'completed', 'system', facts(true))).toBe(false)
})
