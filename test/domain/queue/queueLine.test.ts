import { aheadOf, estimate, fittingType, paceOf, placeAgain, seats, stateAt } from '@/domain/queue/queueLine'
import type { QueueStateName } from '@/domain/queue/queueState'

const at = (clock: string, day = '2026-11-21') => new Date(`${day}T${clock}:00+07:00`)
const type = (id: string, minPeople: number, maxPeople: number, on = true) => ({ id, minPeople, maxPeople, on })

describe('the state of a ticket by the clock', () => {
  const time = { now: at('19:05'), today: '2026-11-21', isOpen: true }
  const ticket = { state: 'called' as QueueStateName, day: '2026-11-21', takenAt: at('18:40') }

  test.each<[string, Date | null, Date | null, QueueStateName]>([
    ['within its grace', at('19:06'), null, 'called'],
    ['at the end of its grace', at('19:05'), null, 'passed'],
    ['after it, with its guest at the door', at('19:00'), at('18:59'), 'called'],
  ])('called, %s', (_when, graceUntil, arrivedAt, state) => {
    expect(stateAt({ ...ticket, graceUntil, arrivedAt }, time)).toBe(state)
  })

  test.each<[string, QueueStateName, Date, boolean, QueueStateName]>([
    ['after the store has closed', 'waiting', at('23:50', '2026-11-20'), false, 'cancelled'],
    ['past midnight in a store that never closes', 'waiting', at('23:50', '2026-11-20'), true, 'waiting'],
    ['after many hours in it', 'waiting', at('12:00', '2026-11-20'), true, 'cancelled'],
    ['passed before', 'passed', at('12:00', '2026-11-20'), false, 'passed'],
    ['seated before', 'dined', at('12:00', '2026-11-20'), false, 'dined'],
  ])('of the day before, %s', (_when, state, takenAt, isOpen, then) => {
    const old = { state, day: '2026-11-20', takenAt, graceUntil: null, arrivedAt: null }
    expect(stateAt(old, { now: at('00:10'), today: '2026-11-21', isOpen })).toBe(then)
  })
})

test.each([
  [1, 'A'],
  [2, 'A'],
  [3, 'B'],
  [5, 'C'],
  [9, undefined],
])('a group of %i queues for %s', (people, id) => {
  const types = [type('C', 4, 8), type('A', 1, 2), type('B', 3, 4)]
  expect(fittingType(types, people)?.id).toBe(id)
})

test('a group queues for the next size while its own is paused, and learns of the pause when there is none', () => {
  expect(fittingType([type('A', 1, 2, false), type('B', 1, 4)], 2)?.id).toBe('B')
  expect(fittingType([type('A', 1, 2, false)], 2)).toMatchObject({ id: 'A', on: false })
  expect([seats(type('B', 3, 4), 4), seats(type('B', 3, 4), 5)]).toEqual([true, false])
})

describe('a number that is taken again', () => {
  const line = [3, 4, 6, 8].map((seq) => ({ rank: seq, seq }))

  test.each([
    [3, 6, 3],
    [1, 3, 1],
    [0, 2, 0],
    [4, 8, 4],
    [5, null, 4],
  ])('comes in after the next %i groups', (places, rank, ahead) => {
    expect(placeAgain(line, places)).toEqual({ rank, ahead })
    expect(aheadOf(line, { rank: rank ?? 9, seq: 9 })).toBe(ahead)
  })

  test('comes in after others that were taken again at the same place', () => {
    const busy = [...line.slice(0, 3), { rank: 6, seq: 9 }, { rank: 6, seq: 10 }, { rank: 8, seq: 8 }]
    expect(placeAgain(busy, 3)).toEqual({ rank: 6, ahead: 5 })
    expect(aheadOf(busy, { rank: 6, seq: 11 })).toBe(5)
  })

  test('is alone in an empty line', () => {
    expect(placeAgain([], 3)).toEqual({ rank: null, ahead: 0 })
  })
})

test.each([
  ['today, when enough were seated', { count: 3, minutes: 45, groups: 9 }, { count: 9, minutes: 9, groups: 9 }, 5],
  ['the week, when too few were', { count: 2, minutes: 45, groups: 9 }, { count: 9, minutes: 72, groups: 9 }, 8],
  ['the merchant, when nobody was', undefined, undefined, 7],
  ['an hour at most', { count: 3, minutes: 900, groups: 3 }, undefined, 60],
])('the pace of a line comes from %s', (_by, today, week, pace) => {
  expect(paceOf([today, week], 7)).toBe(pace)
})

test.each([
  [0, 5, 0],
  [1, 4.2, 5],
  [3, 5, 15],
  [4, 4.2, 15],
])('%i groups at %d minutes take about %i minutes', (ahead, pace, minutes) => {
  expect(estimate(ahead, pace)).toBe(minutes)
})
