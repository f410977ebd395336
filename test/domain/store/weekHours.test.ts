import { specialHours, weekHours } from '@/domain/store/weekHours'

const now = new Date('2026-11-20T18:00:00.000Z') // Saturday 01:00 at the stores

test("a week starts on Monday and marks the current day in the stores' time zone", () => {
  const days = weekHours([], now)
  expect(days.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 0])
  expect(days.filter(({ today }) => today).map(({ week }) => week)).toEqual([6])
})

test.each([
  ['no opening', [], { open: 'never', text: '' }],
  ['one opening', [{ week: 1, start: '10:00', end: '22:00' }], { open: 'spans', text: '10:00–22:00' }],
  ['an opening past midnight', [{ week: 1, start: '16:00', end: '02:00' }], { open: 'spans', text: '16:00–02:00' }],
  ['an opening up to midnight', [{ week: 1, start: '16:00', end: '24:00' }], { open: 'spans', text: '16:00–00:00' }],
  [
    'two openings',
    [
      { week: 1, start: '10:00', end: '14:00' },
      { week: 1, start: '17:00', end: '22:00' },
    ],
    { open: 'spans', text: '10:00–14:00, 17:00–22:00' },
  ],
  ['around the clock', [{ week: 1, start: '00:00', end: '24:00' }], { open: 'always', text: '00:00–00:00' }],
])('a Monday with %s', (_name, openings, expected) => {
  expect(weekHours(openings, now)[0]).toMatchObject(expected)
})

test('days with special hours are marked, closed or not', () => {
  const days = [
    { date: '2026-12-31', hours: [{ start: '16:00', end: '20:00' }] },
    { date: '2027-01-01', hours: [] },
  ]
  expect(specialHours(days)).toEqual([
    { date: '2026-12-31', open: 'spans', text: '16:00–20:00' },
    { date: '2027-01-01', open: 'never', text: '' },
  ])
})
