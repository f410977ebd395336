import { act } from 'react'
import type * as hook from '@/hooks/useMessages'
import { useMessages as onTheWeb } from '@/hooks/useMessages.h5'
import type { Stores } from '@/stores/root'
import { render } from '../ui/rendering'

const mockHost = { requested: [] as string[][], agrees: (ids: string[]) => Promise.resolve(ids) }
const mockTold: unknown[] = []
jest.mock('@/platform/device/subscribe', () => ({
  requestMessages: (ids: string[]) => {
    mockHost.requested.push(ids)
    return mockHost.agrees(ids)
  },
}))
jest.mock('@/platform/auth/login', () => ({ hostCode: async () => 'code' }))
jest.mock('@/api/endpoints/message', () => ({
  messageApi: {
    subscribe: async (about: object) => {
      mockTold.push(about)
      throw new Error('the network is gone')
    },
  },
}))
// The mini-programs' variant: Jest would resolve the web's.
const { useMessages } = jest.requireActual<typeof hook>('../../src/hooks/useMessages.ts')

const TEMPLATES = [
  { occasion: 'orderAccepted', templateIds: ['a'] },
  { occasion: 'orderReady', templateIds: ['b', 'a'] },
  { occasion: 'orderSent', templateIds: ['c', 'd', 'e'] },
  { occasion: 'refundAnswered', templateIds: ['f'] },
  { occasion: 'feedbackAnswered', templateIds: ['q'] },
  { occasion: 'couponExpiring', templateIds: ['g'] },
  { occasion: 'giftClaimed', templateIds: ['h'] },
  { occasion: 'giftReturned', templateIds: ['i'] },
  { occasion: 'drinkExpiring', templateIds: ['j'] },
  { occasion: 'queueSoon', templateIds: ['k'] },
  { occasion: 'queueCalled', templateIds: ['l'] },
  { occasion: 'reserveAnswered', templateIds: ['m'] },
  { occasion: 'reserveReminder', templateIds: ['n'] },
  { occasion: 'partnerAnswered', templateIds: ['o'] },
  { occasion: 'withdrawalAnswered', templateIds: ['p'] },
]

beforeEach(() => {
  mockHost.requested.length = 0
  mockHost.agrees = (ids) => Promise.resolve(ids)
  mockTold.length = 0
})

/** A page that asks for message subscriptions, in a shop with these templates. */
async function setUp({ value = TEMPLATES, use = useMessages } = {}) {
  const start = jest.fn(async () => undefined)
  let ask: hook.RequestSubscription | undefined
  const Page = () => {
    ask = use()
    return null
  }
  await render(<Page />, { delivery: { messages: { value, start } } } as unknown as Stores)
  return { start, ask: (wait: Parameters<hook.RequestSubscription>[0]) => ask?.(wait) ?? (() => undefined) }
}

test.each([
  ['pickup', ['a', 'b'], 'order'],
  ['takeout', ['a', 'b'], 'order'],
  ['fast', ['a', 'b'], 'order'],
  ['delivery', ['a', 'c', 'd'], 'order'],
  ['refund', ['f'], 'order'],
  ['feedback', ['q'], 'order'],
  ['couponGift', ['h', 'i'], 'couponGift'],
  ['giftCardGift', ['h', 'i'], 'giftCardGift'],
  ['coupons', ['g'], 'coupons'],
  ['drinkGift', ['h', 'i'], 'drinkGift'],
  ['drink', ['j'], 'drink'],
  ['queueTicket', ['k', 'l'], 'queueTicket'],
  ['reservation', ['m', 'n'], 'reservation'],
  ['partner', ['o'], 'partner'],
  ['withdrawal', ['p'], 'withdrawal'],
] as const)(
  'waiting for %s prompts at once for %j, three at most, and informs the server',
  async (wait, ids, subject) => {
    const { start, ask } = await setUp()
    expect(start).toHaveBeenCalledTimes(1)
    const tell = ask(wait)
    expect(mockHost.requested).toEqual([ids])
    expect(mockTold).toEqual([])
    await act(async () => void (await tell('o1')))
    expect(mockTold).toEqual([{ subject, subjectId: 'o1', templateIds: ids, code: 'code' }])
  },
)

test('no prompt appears without an event to wait for or without templates', async () => {
  const { ask } = await setUp()
  await act(async () => void (await ask('dineIn')('o1')))
  await act(async () => void (await ask(undefined)('o1')))
  const quiet = await setUp({ value: [] })
  await act(async () => void (await quiet.ask('pickup')('o1')))
  expect([mockHost.requested, mockTold]).toEqual([[], []])
})

test('a guest who refuses is not prompted again', async () => {
  const { ask } = await setUp()
  mockHost.agrees = async () => []
  await act(async () => void (await ask('pickup')('o1')))
  expect(mockTold).toEqual([])
})

test('the web prompts for nothing and requests nothing', async () => {
  const { start, ask } = await setUp({ use: onTheWeb })
  await act(async () => void (await ask('pickup')('o1')))
  expect([start.mock.calls.length, mockHost.requested]).toEqual([0, []])
})
