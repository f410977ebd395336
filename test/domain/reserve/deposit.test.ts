import { depositOf, refundAmount, refundPlan } from '@/domain/reserve/deposit'

const start = new Date('2026-11-22T19:00:00+07:00')
const steps = [
  { hours: 2, percent: 50 },
  { hours: 24, percent: 100 },
]
const held = { deposit: 20_001, start, steps, most: 100 }

describe('a deposit', () => {
  it.each([
    ['none', 0],
    ['order', 5000],
    ['table', 10_000],
    ['person', 20_000],
  ] as const)('counted by %s is %i satang', (kind, amount) => {
    expect(depositOf({ kind, amount: 5000 }, { people: 4, tables: 2 })).toBe(amount)
  })

  it.each([
    ['2026-11-20T12:00:00+07:00', 20_001],
    ['2026-11-21T18:59:59+07:00', 20_001],
    ['2026-11-21T19:00:00+07:00', 10_000],
    ['2026-11-22T16:59:59+07:00', 10_000],
    ['2026-11-22T17:00:00+07:00', 0],
    ['2026-11-22T20:00:00+07:00', 0],
  ])('cancelled at %s brings %i satang back', (at, amount) => {
    expect(refundAmount(held, new Date(at))).toBe(amount)
  })

  it('of a booking that was moved late brings back no more than before', () => {
    expect(refundAmount({ ...held, most: 50 }, new Date('2026-11-20T12:00:00+07:00'))).toBe(10_000)
  })

  it('without steps stays with the store', () => {
    expect(refundAmount({ ...held, steps: [] }, new Date('2026-11-01T12:00:00+07:00'))).toBe(0)
  })

  it('has a plan that ends with what comes back last', () => {
    const plan = refundPlan(held).map(({ until, percent, amount }) => [until?.toISOString() ?? null, percent, amount])
    expect(plan).toEqual([
      ['2026-11-21T12:00:00.000Z', 100, 20_001],
      ['2026-11-22T10:00:00.000Z', 50, 10_000],
      [null, 0, 0],
    ])
  })
})
