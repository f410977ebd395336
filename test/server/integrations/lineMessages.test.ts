import { LineMessagesClient } from '../../../server/integrations/social/lineMessages'
import { Imitation, type ImitatedReply } from './imitation'
import { expectFaults } from './unreliable'

const PUSH = '/v2/bot/message/push'
const PROFILE = '/v2/bot/profile/U1234'
const INFO = '/v2/bot/info'
const ACCEPTED = { json: { sentMessages: [{ id: '461230966842064897', quoteToken: 'q' }] } }

let line: Imitation
beforeEach(async () => {
  line = await Imitation.start()
})
afterEach(() => line.close())

const real = (timeoutMs?: number) => new LineMessagesClient({ token: 's3cret' }, { base: line.base, timeoutMs })
const push = (timeoutMs?: number, name = 'queueTicket 1') =>
  real(timeoutMs).push({ to: 'U1234', text: 'ถึงคิวของคุณแล้ว', name })
const refused = (status: number, message: string): ImitatedReply => ({ status, json: { message } })
const keyOf = (call: { headers: Record<string, unknown> } | undefined) => call?.headers['x-line-retry-key']

describe('a message on LINE', () => {
  it('is pushed as text, with the token of the channel', async () => {
    line.answer({ [PUSH]: ACCEPTED })
    await push()
    expect(line.requests).toMatchObject([
      {
        method: 'POST',
        path: PUSH,
        body: { to: 'U1234', messages: [{ type: 'text', text: 'ถึงคิวของคุณแล้ว' }] },
        headers: { authorization: 'Bearer s3cret', 'content-type': 'application/json' },
      },
    ])
  })

  it('has the same retry key, a UUID, in each attempt, and another than other messages', async () => {
    line.answer({ [PUSH]: ACCEPTED })
    await push()
    await push()
    await push(undefined, 'queueTicket 2')
    const keys = line.requests.map(keyOf)
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
    expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(String(keys[0]))])
  })

  it('that was accepted in an earlier attempt is delivered', async () => {
    line.answer({ [PUSH]: refused(409, 'The retry key is already accepted') })
    await expect(push()).resolves.toBeUndefined()
  })

  it.each([
    ['a person of another provider', refused(400, "The property, 'to', in the request body is invalid"), 'destination'],
    ['a person it cannot reach', refused(400, 'Failed to send messages'), 'destination'],
    ['a wrong token', refused(401, 'Authentication failed'), 'setup'],
    ['a plan without messages', refused(403, 'Access to this API is not available for your account'), 'setup'],
    ['a text it does not take', refused(400, 'The request body has 1 error(s)'), 'setup'],
    ['a month without messages left', refused(429, 'You have reached your monthly limit.'), 'setup'],
    ['too many calls', refused(429, 'The API rate limit has been exceeded. Try again later.'), 'down'],
  ])('faults on %s', async (_what, reply, kind) => {
    line.answer({ [PUSH]: reply })
    await expect(push()).rejects.toMatchObject({ provider: 'line', kind })
  })

  it('never reveals the token', async () => {
    line.answer({ [PUSH]: refused(401, 'Authentication failed') })
    await expect(push()).rejects.not.toMatchObject({ message: expect.stringContaining('s3cret') })
  })

  expectFaults(() => line, PUSH, push)
})

describe('the friends of the official account', () => {
  it.each([
    ['one whose profile LINE shows', { json: { userId: 'U1234', displayName: 'Ploy' } }, true],
    ['nobody who has not added or has blocked it', refused(404, 'Not found'), false],
    ['nobody of another provider', refused(400, "The value for the 'userId' parameter is invalid"), false],
  ] as const)('include %s', async (_what, reply, expected) => {
    line.answer({ [PROFILE]: reply })
    expect(await real().isFriend('U1234')).toBe(expected)
  })

  it.each([
    [401, 'setup'],
    [429, 'down'],
  ])('are unknown while LINE answers %s', async (status, kind) => {
    line.answer({ [PROFILE]: refused(status, 'no') })
    await expect(real().isFriend('U1234')).rejects.toMatchObject({ kind })
  })

  it('are won at the page of its basic id, which is asked for once', async () => {
    line.answer({ [INFO]: { json: { userId: 'Ub', basicId: '@216warm', displayName: 'Warm Table' } } })
    const account = real()
    const urls = [await account.friendUrl(), await account.friendUrl()]
    expect(urls).toEqual(['https://line.me/R/ti/p/%40216warm', 'https://line.me/R/ti/p/%40216warm'])
    expect(line.requests).toHaveLength(1)
  })

  expectFaults(
    () => line,
    PROFILE,
    (timeoutMs) => real(timeoutMs).isFriend('U1234'),
  )
})
