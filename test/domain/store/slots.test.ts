import type { OpeningHours } from '@/domain/store/openingHours'
import { slotAt, slotDays, type SlotRules } from '@/domain/store/slots'
import { clockText } from '@/domain/time/storeClock'

const everyDay = (start: string, end: string) => [0, 1, 2, 3, 4, 5, 6].map((week) => ({ week, start, end }))
const rules: SlotRules = {
  hours: { weekly: everyDay('11:00', '13:00'), special: [] },
  interval: 30,
  lead: 20,
  days: 2,
  capacity: 9,
}
const weekly = (...spans: OpeningHours['weekly']): OpeningHours => ({ weekly: spans, special: [] })
const closedOn = (hours: OpeningHours, date: string) => ({ ...hours, special: [{ date, hours: [] }] })
/** A Thursday. */
const at = (clock: string, date = '2025-11-20') => new Date(`${date}T${clock}:00+07:00`)
const texts = (given: Partial<SlotRules>, now: Date, taken = new Map<number, number>()) => {
  return slotDays({ ...rules, ...given }, now, taken).map(
    ({ date, slots }) => `${date} ${slots.map((slot) => clockText(slot.from) + (slot.full ? '!' : '')).join(' ')}`,
  )
}

test.each<[string, Partial<SlotRules>, string, string[]]>([
  [
    'before opening offers the whole day and the next',
    {},
    '09:00',
    ['2025-11-20 11:00 11:30 12:00 12:30', '2025-11-21 11:00 11:30 12:00 12:30'],
  ],
  ['the lead time moves the first slot', { days: 1 }, '11:15', ['2025-11-20 12:00 12:30']],
  ['a slot exactly the lead time away is offered', { days: 1 }, '11:10', ['2025-11-20 11:30 12:00 12:30']],
  ['after the last slot today is left out', {}, '12:40', ['2025-11-21 11:00 11:30 12:00 12:30']],
  ['a holiday is left out', { hours: closedOn(rules.hours, '2025-11-21') }, '12:00', ['2025-11-20 12:30']],
  [
    'a day off is left out',
    { hours: weekly({ week: 5, start: '11:00', end: '12:00' }) },
    '09:00',
    ['2025-11-21 11:00 11:30'],
  ],
  [
    'two openings a day make one list',
    { days: 1, hours: weekly(...everyDay('17:00', '18:00'), ...everyDay('11:00', '12:00')) },
    '09:00',
    ['2025-11-20 11:00 11:30 17:00 17:30'],
  ],
  ['a slot never ends after closing', { days: 1, interval: 45 }, '09:00', ['2025-11-20 11:00 11:45']],
])('%s', (_, given, clock, expected) => {
  expect(texts(given, at(clock))).toEqual(expected)
})

test.each<[string, Partial<SlotRules>, Date, string[]]>([
  [
    'slots after midnight stand under the next date',
    { hours: weekly({ week: 4, start: '23:00', end: '01:00' }) },
    at('20:00'),
    ['2025-11-20 23:00 23:30', '2025-11-21 00:00 00:30'],
  ],
  [
    'after midnight the opening of the evening before still counts',
    { hours: weekly({ week: 4, start: '23:00', end: '02:00' }), days: 1 },
    at('00:20', '2025-11-21'),
    ['2025-11-21 01:00 01:30'],
  ],
  [
    'a holiday cancels the opening that begins on it, past midnight as well',
    { hours: closedOn(weekly({ week: 4, start: '23:00', end: '02:00' }), '2025-11-20') },
    at('00:20', '2025-11-21'),
    [],
  ],
  [
    'open to 24:00 and from 00:00 is one run',
    {
      hours: weekly({ week: 4, start: '23:00', end: '24:00' }, { week: 5, start: '00:00', end: '01:00' }),
      interval: 60,
    },
    at('20:00'),
    ['2025-11-20 23:00', '2025-11-21 00:00'],
  ],
  [
    'equal start and end is open for a whole day',
    { hours: weekly({ week: 4, start: '12:00', end: '12:00' }), interval: 720 },
    at('09:00'),
    ['2025-11-20 12:00', '2025-11-21 00:00'],
  ],
])('%s', (_, given, now, expected) => {
  expect(texts(given, now)).toEqual(expected)
})

test('a slot is full when its capacity is used up', () => {
  const taken = new Map([
    [at('11:00').getTime(), 3],
    [at('11:30').getTime(), 2],
  ])
  expect(texts({ capacity: 3, days: 1 }, at('09:00'), taken)).toEqual(['2025-11-20 11:00! 11:30 12:00 12:30'])
})

test('the slot of an instant is found; other times have none', () => {
  const days = slotDays(rules, at('09:00'), new Map())
  expect(slotAt(days, at('11:30'))?.to).toEqual(at('12:00'))
  expect(slotAt(days, at('11:40'))).toBeUndefined()
  expect(slotAt(days, at('09:00'))).toBeUndefined()
})
