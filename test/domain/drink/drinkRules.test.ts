import { drinkStateCode } from '@/contract/inStore/drinks'
import {
  extendedUntil,
  keptDaysLeft,
  keptUntil,
  mayBeStoredAgain,
  mayBeLeft,
  mayExtend,
  stateByAmount,
} from '@/domain/drink/drinkRules'
import {
  DRINK_STATE_NAMES,
  DRINK_STATES,
  drinkActionsOf,
  type DrinkActor,
  type DrinkStateName,
  LIVE_DRINK_STATES,
  canTransitionDrink,
} from '@/domain/drink/drinkState'
import { isoText } from '@/domain/time/storeClock'

const at = (text: string) => new Date(`${text}+07:00`)
const midnight = (day: string) => `${day}T00:00:00.000+07:00`

test('has a state for every code of the contract and no other', () => {
  expect(DRINK_STATE_NAMES.map((name) => DRINK_STATES[name].code)).toEqual(drinkStateCode.options)
  expect(LIVE_DRINK_STATES).toEqual(['stored', 'partly'])
})

test.each<[DrinkStateName, DrinkStateName, DrinkActor, boolean]>([
  ['stored', 'partly', 'staff', true],
  ['stored', 'taken', 'guest', false],
  ['stored', 'transferred', 'guest', true],
  ['stored', 'transferred', 'staff', false],
  ['partly', 'partly', 'staff', true],
  ['partly', 'expired', 'system', true],
  ['taken', 'partly', 'staff', true],
  ['taken', 'expired', 'system', false],
  ['taken', 'transferred', 'guest', false],
  ['expired', 'stored', 'staff', true],
  ['expired', 'stored', 'guest', false],
  ['expired', 'taken', 'staff', false],
  ['expired', 'writtenOff', 'staff', true],
  ['transferred', 'taken', 'staff', false],
  ['writtenOff', 'stored', 'staff', false],
])('from %s to %s by %s: %s', (from, to, actor, allowed) => {
  expect(canTransitionDrink(from, to, actor)).toBe(allowed)
})

test.each<[DrinkStateName, boolean, boolean, boolean, string[]]>([
  ['stored', false, true, true, ['take', 'extend', 'give']],
  ['partly', false, false, true, ['take', 'give']],
  ['partly', false, false, false, ['take']],
  ['stored', true, true, true, ['takeBack']],
  ['taken', false, true, true, []],
  ['expired', false, true, true, []],
  ['transferred', false, true, true, []],
])('of a drink that is %s (locked: %s, extendable: %s, transfers: %s) its owner can %j', (...row) => {
  const [state, locked, extendable, transfers, actions] = row
  expect(drinkActionsOf(state, { locked, extendable, transfers })).toEqual(actions)
})

test.each([
  ['2026-11-21T12:00:00', 1, '2026-11-23'],
  ['2026-11-21T00:00:00', 7, '2026-11-29'],
  ['2026-11-21T23:59:59', 7, '2026-11-29'],
  ['2026-11-21T12:00:00', 180, '2027-05-21'],
])('a drink kept at %s for %i days ends at the midnight of %s', (now, days, end) => {
  expect(isoText(keptUntil(at(now), days))).toBe(midnight(end))
})

test.each([
  ['2026-11-21T12:00:00', 7],
  ['2026-11-21T23:59:59', 7],
  ['2026-11-22T00:00:00', 6],
  ['2026-11-28T23:59:59', 0],
  ['2026-11-29T00:00:00', 0],
])('at %s a drink that ends with 28 November has %i days left', (now, days) => {
  expect(keptDaysLeft(at('2026-11-29T00:00:00'), at(now))).toBe(days)
})

test.each([
  ['2026-11-21T12:00:00', '2026-12-29'],
  ['2026-11-28T23:59:00', '2026-12-29'],
  // It has expired: the extension begins today.
  ['2026-12-05T08:00:00', '2027-01-05'],
])('extended at %s by 30 days, it ends at the midnight of %s', (now, end) => {
  expect(isoText(extendedUntil(at('2026-11-29T00:00:00'), at(now), 30))).toBe(midnight(end))
})

test.each<[string, DrinkStateName, number, boolean]>([
  ['2026-11-21T12:00:00', 'stored', 0, true],
  ['2026-11-21T12:00:00', 'partly', 0, true],
  ['2026-11-21T12:00:00', 'stored', 1, false],
  ['2026-10-01T12:00:00', 'stored', 0, false],
  ['2026-10-29T12:00:00', 'stored', 0, true],
  ['2026-11-21T12:00:00', 'expired', 0, false],
  ['2026-11-21T12:00:00', 'taken', 0, false],
])('at %s the owner of a %s drink, extended %i times, may extend it: %s', (now, state, timesExtended, may) => {
  const drink = { state, timesExtended, expireAt: at('2026-11-29T00:00:00') }
  expect(mayExtend(drink, { extendTimes: 1, extendWithinDays: 30 }, at(now))).toBe(may)
})

test.each([
  [0, 100, 'taken'],
  [65, 100, 'partly'],
  [100, 100, 'stored'],
  [1, 6, 'partly'],
])('%i of %i is %s', (left, amount, state) => {
  expect(stateByAmount(left, amount)).toBe(state)
})

test.each([
  [65, 100, false],
  [65, 65, false],
  [65, 64, true],
  [65, 0, true],
  [65, -1, false],
])('of %i, %i may be left: %s', (left, after, may) => {
  expect(mayBeLeft({ kind: 'opened', left }, after)).toBe(may)
})

test.each([
  ['sealed', 1, 'opened', 65, true],
  ['sealed', 1, 'opened', 101, false],
  ['sealed', 1, 'sealed', 1, true],
  ['sealed', 3, 'sealed', 4, false],
  ['sealed', 3, 'opened', 50, false],
  ['opened', 65, 'opened', 65, true],
  ['opened', 65, 'opened', 66, false],
  ['opened', 65, 'sealed', 1, false],
  ['opened', 65, 'opened', 0, false],
] as const)('%s %i that was taken is kept again as %s %i: %s', (takenKind, taken, kind, left, may) => {
  expect(mayBeStoredAgain({ kind: takenKind, left: taken }, { kind, left })).toBe(may)
})
