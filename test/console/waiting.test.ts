import { waitingOf } from '../../console/app/orders/waiting'

const PLACED = '2026-11-21T12:00:00+07:00'
const at = (clock: string) => Date.parse(`2026-11-21T${clock}+07:00`)
const promised = { createdAt: PLACED, promisedTo: '2026-11-21T12:30:00+07:00' }
const open = { createdAt: PLACED, promisedTo: null }

it.each([
  ['has just come', promised, '12:00:20', { minutes: 0, lateness: 'onTime', by: 30 }],
  ['is due in six minutes', promised, '12:24:00', { minutes: 24, lateness: 'onTime', by: 6 }],
  ['is due in five minutes', promised, '12:25:00', { minutes: 25, lateness: 'soon', by: 5 }],
  ['is due now', promised, '12:30:00', { minutes: 30, lateness: 'soon', by: 0 }],
  ['is a second late', promised, '12:30:01', { minutes: 30, lateness: 'late', by: 1 }],
  ['is ten minutes late', promised, '12:40:30', { minutes: 40, lateness: 'late', by: 10 }],
  ['has no time and is new', open, '12:10:00', { minutes: 10, lateness: 'onTime', by: 10 }],
  ['has no time and waits for a quarter of an hour', open, '12:15:00', { minutes: 15, lateness: 'soon', by: 5 }],
  ['has no time and waits for half an hour', open, '12:30:00', { minutes: 30, lateness: 'late', by: 10 }],
  ['was placed after the time of a clock that is behind', open, '11:59:00', { minutes: 0, lateness: 'onTime', by: 21 }],
] as const)('an order that %s', (_case, order, clock, expected) => {
  expect(waitingOf(order, at(clock))).toEqual(expected)
})
