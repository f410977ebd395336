import { lengthOf, moved, PRESETS, spanOf } from '../../console/app/numbers/spans'
import { dayOf } from '../../src/domain/time/storeClock'

const today = dayOf(new Date('2026-03-02T00:30:00+07:00'))

it.each([
  ['today', '2026-03-02', '2026-03-02', 1],
  ['yesterday', '2026-03-01', '2026-03-01', 1],
  ['week', '2026-02-24', '2026-03-02', 7],
  ['thirty', '2026-02-01', '2026-03-02', 30],
  ['month', '2026-03-01', '2026-03-02', 2],
] as const)('the span "%s" is from %s to %s', (preset, from, to, days) => {
  const span = spanOf(preset, today)
  expect([span, lengthOf(span)]).toEqual([{ from, to }, days])
  expect(PRESETS).toContain(preset)
})

it('a first day after the last one moves that along, and the other way round', () => {
  const span = { from: '2026-02-24', to: '2026-03-02' }
  expect(moved(span, 'from', '2026-03-05')).toEqual({ from: '2026-03-05', to: '2026-03-05' })
  expect(moved(span, 'to', '2026-02-01')).toEqual({ from: '2026-02-01', to: '2026-02-01' })
  expect(moved(span, 'to', '2026-03-01')).toEqual({ from: '2026-02-24', to: '2026-03-01' })
})
