import { queueStateCode } from '@/contract/inStore/queue'
import {
  LIVE_QUEUE_STATES,
  canTransitionTicket,
  QUEUE_STATE_NAMES,
  QUEUE_STATES,
  queueActionsOf,
  type QueueActor,
  queueStateName,
  type QueueStateName,
} from '@/domain/queue/queueState'

test('has a state for every code of the contract and no other', () => {
  expect(new Set(QUEUE_STATE_NAMES.map((name) => QUEUE_STATES[name].code))).toEqual(new Set(queueStateCode.options))
  expect(queueStateName(5)).toBe('called')
  expect(queueStateName(9)).toBeUndefined()
})

test('reaches every state from the queue', () => {
  const seen = new Set<QueueStateName>(['waiting'])
  for (const name of seen) for (const { to } of QUEUE_STATES[name].transitions) seen.add(to)
  expect([...seen].sort()).toEqual([...QUEUE_STATE_NAMES].sort())
  expect(LIVE_QUEUE_STATES).toEqual(['waiting', 'called'])
})

test.each<[QueueStateName, QueueStateName, QueueActor, boolean]>([
  ['waiting', 'called', 'staff', true],
  ['waiting', 'called', 'guest', false],
  ['waiting', 'dined', 'staff', true],
  ['waiting', 'passed', 'staff', false],
  ['waiting', 'cancelled', 'guest', true],
  ['waiting', 'cancelled', 'system', true],
  ['called', 'called', 'staff', true],
  ['called', 'passed', 'system', true],
  ['called', 'passed', 'guest', false],
  ['called', 'waiting', 'staff', true],
  ['called', 'cancelled', 'guest', true],
  ['passed', 'dined', 'staff', true],
  ['passed', 'waiting', 'staff', true],
  ['passed', 'waiting', 'guest', false],
  ['passed', 'cancelled', 'guest', false],
  ['dined', 'waiting', 'staff', false],
  ['cancelled', 'waiting', 'staff', false],
])('from %s to %s by %s: %s', (from, to, actor, allowed) => {
  expect(canTransitionTicket(from, to, actor)).toBe(allowed)
})

test.each<[QueueStateName, boolean, boolean, string[]]>([
  ['waiting', false, false, ['cancel']],
  ['called', false, false, ['cancel', 'arrive']],
  ['called', true, false, ['cancel']],
  ['passed', false, true, ['again']],
  ['passed', false, false, []],
  ['dined', false, true, []],
  ['cancelled', false, true, []],
])('a guest with a ticket that is %s (arrived: %s, again: %s) can %j', (state, arrived, again, actions) => {
  expect(queueActionsOf(state, { arrived, again })).toEqual(actions)
})
