import type { DiningType } from '@/contract/fields'
import { ORDER_TABS } from '@/contract/constants/common'
import { orderStateCode } from '@/contract/order/order'
import { actionsOf, type OfferFacts } from '@/domain/order/orderActions'
import {
  codesOfTab,
  canTransition,
  transitionsOf,
  ORDER_STATES,
  orderStateName,
  orderStateOf,
  type Actor,
  type OrderFacts,
  type OrderStateName,
} from '@/domain/order/orderState'

const names = Object.keys(ORDER_STATES) as OrderStateName[]
const facts = (paid: boolean, diningType: DiningType = 'pickup'): OrderFacts => ({ paid, diningType })
const code = (name: OrderStateName) => ORDER_STATES[name].code

test('has a state for every code of the contract and no other', () => {
  expect(new Set(names.map(code))).toEqual(new Set(orderStateCode.options))
})

test('reaches every state from pending payment', () => {
  const seen = new Set<OrderStateName>(['pendingPayment'])
  for (const name of seen) {
    for (const { to } of ORDER_STATES[name].transitions) seen.add(to)
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
  ['ready', 'completed', 'merchant', facts(false, 'pickup'), false],
  ['ready', 'completed', 'merchant', facts(true, 'delivery'), false],
  ['delivering', 'delivered', 'rider', facts(true, 'delivery'), true],
  ['delivering', 'completed', 'guest', facts(true, 'delivery'), true],
  ['delivered', 'completed', 'system', facts(true, 'delivery'), true],
  ['closed', 'awaitingAcceptance', 'system', facts(true), false],
  ['refunded', 'completed', 'merchant', facts(true), false],
])('from %s to %s by %s (%j): %s', (from, to, actor, order, allowed) => {
  expect(canTransition(code(from), to, actor, order)).toBe(allowed)
})

/** The offered actions: depend on payment, refundability and an existing rating. */
const offers = (paid: boolean, more: Partial<OfferFacts> = {}): OfferFacts => ({
  paid,
  refundable: paid,
  rated: false,
  diningType: 'pickup',
  ...more,
})

test('cancel and pay are offered only while an order waits for its payment', () => {
  const names = Object.keys(ORDER_STATES) as OrderStateName[]
  const offering = names.filter((name) =>
    [true, false].some((paid) => {
      const actions = actionsOf(code(name), offers(paid))
      return actions.includes('cancel') || actions.includes('pay')
    }),
  )
  expect(offering).toEqual(['pendingPayment'])
})

test.each<[OrderStateName, OfferFacts, string[]]>([
  ['pendingPayment', offers(false), ['cancel', 'pay']],
  ['awaitingAcceptance', offers(true), ['refund']],
  ['awaitingAcceptance', offers(true, { refundable: false }), []],
  ['awaitingAcceptance', offers(false), ['withdraw']],
  ['preparing', offers(true), ['again', 'refund']],
  ['preparing', offers(false), ['again']],
  ['ready', offers(true), ['again', 'refund']],
  ['delivering', offers(true, { diningType: 'delivery' }), ['confirm', 'again', 'refund']],
  ['delivered', offers(true, { diningType: 'delivery' }), ['confirm', 'again', 'refund']],
  ['completed', offers(true), ['again', 'feedback', 'refund']],
  ['completed', offers(true, { rated: true, refundable: false }), ['again']],
  ['completed', offers(false), ['again', 'feedback']],
  ['closed', offers(false), ['again']],
  ['cancelled', offers(false), ['again']],
  ['refunded', offers(true), ['again']],
])('offers the guest in %s (%j): %j', (name, order, actions) => {
  expect(actionsOf(code(name), order)).toEqual(actions)
})

test.each<[OrderStateName, OrderFacts, OrderStateName[]]>([
  ['awaitingAcceptance', facts(true), ['preparing', 'refunded']],
  ['awaitingAcceptance', facts(false), ['preparing', 'cancelled']],
  ['preparing', facts(true), ['ready', 'refunded']],
  ['ready', facts(true, 'delivery'), ['delivering', 'refunded']],
  ['ready', facts(true), ['completed', 'refunded']],
  ['ready', facts(false), ['cancelled']],
  ['delivering', facts(true, 'delivery'), ['delivered', 'refunded']],
  ['refunded', facts(true), []],
])('lets the merchant move from %s (%j) to %j', (name, order, targets) => {
  expect(transitionsOf(code(name), 'merchant', order)).toEqual(targets)
})

test('assigns each state to at most one tab, and "all" filters nothing', () => {
  const listed = ORDER_TABS.flatMap(codesOfTab)
  expect(new Set(listed).size).toBe(listed.length)
  expect(codesOfTab('all')).toEqual([])
  expect(codesOfTab('toPay')).toEqual([1])
  expect(codesOfTab('inProgress')).toEqual([2, 3, 4, 5, 6])
})

test('handles unknown codes', () => {
  expect(orderStateOf(42)).toBeUndefined()
  expect(orderStateName(42)).toBeUndefined()
  expect(actionsOf(42, offers(true))).toEqual([])
  expect(canTransition(42, 'completed', 'system', facts(true))).toBe(false)
})

test('a part of a bill is finished once it is paid and offers no actions on dishes', () => {
  const part = { ...facts(true, 'dineIn'), type: 3 as const, refundable: false, rated: false }
  expect(canTransition(code('awaitingAcceptance'), 'completed', 'system', part)).toBe(true)
  expect(canTransition(code('awaitingAcceptance'), 'completed', 'system', { ...part, paid: false })).toBe(false)
  expect(canTransition(code('awaitingAcceptance'), 'completed', 'system', { ...part, type: 1 })).toBe(false)
  expect(actionsOf(code('completed'), part)).toEqual([])
})

test.each([2, 4] as const)('an order of type %i is completed by its payment and never enters the kitchen', (type) => {
  const seen = new Set<OrderStateName>(['pendingPayment'])
  const facing = (['guest', 'merchant', 'rider', 'system'] as const).flatMap((actor) => [
    { actor, order: { ...facts(false), type } },
    { actor, order: { ...facts(true), type } },
  ])
  for (const name of seen) {
    for (const to of facing.flatMap(({ actor, order }) => transitionsOf(code(name), actor, order))) seen.add(to)
  }
  expect([...seen].sort()).toEqual(['cancelled', 'closed', 'completed', 'pendingPayment', 'refunded'])
})
