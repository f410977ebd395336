import { stepsOf } from '../../console/app/reserve/bookingSteps'
import { RESERVE_STATES, type ReserveStateName } from '../../src/domain/reserve/reserveState'

const start = '2026-11-22T19:00:00.000+07:00'
const at = (time: string) => Date.parse(`2026-11-22T${time}:00+07:00`)
const steps = (state: ReserveStateName, time = '18:00', returnable = 0) =>
  stepsOf({ state: RESERVE_STATES[state].code, start, returnable }, at(time))

it.each([
  ['asking', ['confirm', 'arrive', 'process', 'move', 'refuse']],
  ['processing', ['confirm', 'arrive', 'move', 'refuse']],
  ['confirmed', ['arrive', 'move', 'refuse']],
  ['unpaid', []],
  ['arrived', []],
  ['refused', []],
] as const)('a booking that is %s is moved by %p', (state, expected) => {
  expect(steps(state)).toEqual(expected)
})

it('guests can be missing from the time of their booking on', () => {
  expect([steps('confirmed', '18:59').includes('noShow'), steps('confirmed', '19:00').includes('noShow')]).toEqual([
    false,
    true,
  ])
})

it('what was kept of a deposit can go back when the booking is over', () => {
  expect([steps('noShow', '20:00', 5000), steps('noShow', '20:00')]).toEqual([['returnDeposit'], []])
})
