import { readRunning } from '@/components/member/runningNow'
import { QUEUE_STATES } from '@/domain/queue/queueState'

/** What the server answers to each call; a call without an answer fails. */
let mockAnswers: Record<string, unknown> = {}
const mockAsked: string[] = []
const mockCall = (name: string) => async () => {
  mockAsked.push(name)
  if (!(name in mockAnswers)) throw new Error(`${name} fails`)
  return mockAnswers[name]
}
jest.mock('@/api/endpoints/queue', () => ({
  queueApi: { mine: () => mockCall('tickets')(), detail: () => mockCall('ticket')() },
}))
jest.mock('@/api/endpoints/reserve', () => ({ reserveApi: { mine: () => mockCall('bookings')() } }))
jest.mock('@/api/endpoints/drinks', () => ({ drinksApi: { list: () => mockCall('bottles')() } }))

const ALL = { enabled: [], disabledOrderTypes: [] }
const ticket = (state: keyof typeof QUEUE_STATES) => ({ list: [{ id: 'q1', state: QUEUE_STATES[state].code }] })
const RUNNING = {
  tickets: ticket('waiting'),
  ticket: { view: { id: 'q1' } },
  bookings: { list: [{ id: 'r1' }] },
  bottles: { counts: { kept: 3, endsSoon: 1 } },
}

beforeEach(() => {
  mockAnswers = RUNNING
  mockAsked.length = 0
})

test('a waiting number, the next booking and kept bottles run', async () => {
  expect(await readRunning(ALL)).toEqual({
    ticket: { id: 'q1' },
    booking: { id: 'r1' },
    bottles: { kept: 3, endsSoon: 1 },
  })
})

test.each(['dined', 'passed', 'cancelled'] as const)('a number that is %s does not run', async (state) => {
  mockAnswers = { ...RUNNING, tickets: ticket(state) }
  expect((await readRunning(ALL)).ticket).toBeUndefined()
})

test('without number, booking and bottles nothing runs', async () => {
  mockAnswers = { tickets: { list: [] }, bookings: { list: [] }, bottles: { counts: { kept: 0, endsSoon: 0 } } }
  expect(await readRunning(ALL)).toEqual({ ticket: undefined, booking: undefined, bottles: undefined })
})

test('what cannot be read is left out, and the rest is shown', async () => {
  mockAnswers = { bookings: RUNNING.bookings }
  expect(await readRunning(ALL)).toEqual({ ticket: undefined, booking: { id: 'r1' }, bottles: undefined })
})

test('a feature that is off is not asked for', async () => {
  await readRunning({ ...ALL, enabled: ['reserve'] })
  expect(mockAsked).toEqual(['bookings'])
})
