import { refundStateCode } from '@/contract/order/orderRefund'
import type { Actor } from '@/domain/order/orderState'
import {
  canTransitionRefund,
  OPEN_REFUNDS,
  REFUND_STATES,
  refundStateName,
  type RefundStateName,
} from '@/domain/order/refundState'

const names = Object.keys(REFUND_STATES) as RefundStateName[]

test('has a state for every code of the contract and no other', () => {
  expect(new Set(names.map((name) => REFUND_STATES[name].code))).toEqual(new Set(refundStateCode.options))
})

test.each<[RefundStateName, RefundStateName, Actor, boolean]>([
  ['applied', 'agreed', 'merchant', true],
  ['applied', 'agreed', 'system', true],
  ['applied', 'agreed', 'guest', false],
  ['applied', 'refused', 'merchant', true],
  ['applied', 'refused', 'system', false],
  ['applied', 'withdrawn', 'guest', true],
  ['applied', 'withdrawn', 'merchant', false],
  ['applied', 'done', 'merchant', false],
  ['agreed', 'done', 'merchant', true],
  ['agreed', 'withdrawn', 'guest', false],
  ['refused', 'agreed', 'merchant', false],
  ['done', 'applied', 'guest', false],
])('from %s to %s by %s: %s', (from, to, actor, allowed) => {
  expect(canTransitionRefund(REFUND_STATES[from].code, to, actor)).toBe(allowed)
})

test('a refused or withdrawn request allows another one', () => {
  expect(OPEN_REFUNDS.map(refundStateName)).toEqual(['applied', 'agreed', 'done'])
})

test('handles unknown codes', () => {
  expect(refundStateName(42)).toBeUndefined()
  expect(canTransitionRefund(42, 'done', 'merchant')).toBe(false)
})
