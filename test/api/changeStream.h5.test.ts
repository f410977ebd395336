import { TextDecoder, TextEncoder } from 'node:util'
import type { followChanges as follow } from '@/api/changeStream'
import type { Caller, setCaller } from '@/api/request'

/** Connections that the window has opened, the last one at the end. */
const connections: FakeStream[] = []
let token = ''
let accepted = true
let followChanges: typeof follow
const ended: (() => void)[] = []

/** A connection whose events the test sends. */
class FakeStream {
  private readonly waiting: ((chunk: { value?: Uint8Array; done: boolean }) => void)[] = []

  constructor(
    readonly authorization: string | undefined,
    readonly signal: AbortSignal,
  ) {}

  get reply() {
    const type = accepted ? 'text/event-stream' : 'application/json'
    return { headers: { get: () => type }, body: { getReader: () => ({ read: () => this.read() }) } }
  }

  send(text: string) {
    return this.give({ value: new TextEncoder().encode(text), done: false })
  }

  end() {
    return this.give({ done: true })
  }

  private read() {
    return new Promise((done, failed) => {
      this.waiting.push(done)
      this.signal.addEventListener('abort', () => failed(new Error('aborted')))
    })
  }

  private async give(chunk: { value?: Uint8Array; done: boolean }) {
    this.waiting.shift()?.(chunk)
    await pass(0)
  }
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00+07:00') })
  jest.resetModules()
  Object.assign(globalThis, {
    TextDecoder,
    fetch: jest.fn(
      async (_url: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
        const stream = new FakeStream(headers.authorization, signal)
        connections.push(stream)
        return stream.reply
      },
    ),
  })
  token = 'known'
  accepted = true
  connections.length = 0
  const caller: Partial<Caller> = { locale: () => 'en', userId: () => '', shopId: () => '', token: () => token }
  jest.isolateModules(() => {
    const { setCaller: set } = jest.requireActual<{ setCaller: typeof setCaller }>('@/api/request')
    set(caller as Caller)
    followChanges = jest.requireActual<{ followChanges: typeof follow }>('@/api/changeStream').followChanges
  })
})
afterEach(async () => {
  for (const end of ended.splice(0)) end()
  await pass(60_000)
  show()
  jest.useRealTimers()
})

/** A page that follows changes of orders. */
async function open(kind: 'order' | 'table' = 'order') {
  const work = jest.fn(() => Promise.resolve())
  const setLive = jest.fn()
  const end = followChanges(kind, work, setLive)
  ended.push(end)
  await pass(0)
  return { work, setLive, end }
}

function show(hidden = false) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

const lastConnection = () => {
  const last = connections.at(-1)
  if (!last) throw new Error('no connection')
  return last
}

it('two pages share a connection, and each receives changes of its kind', async () => {
  const [order, table] = [await open(), await open('table')]
  expect(connections).toHaveLength(1)
  order.work.mockClear()
  table.work.mockClear()
  await lastConnection().send('retry: 2000\n\nevent: order\ndata')
  expect(order.work).not.toHaveBeenCalled()
  await lastConnection().send(': {}\n\n: \n\n')
  expect([order.work.mock.calls.length, table.work.mock.calls.length]).toEqual([1, 0])
  await lastConnection().send('event: reload\ndata: {}\n\n')
  expect([order.work.mock.calls.length, table.work.mock.calls.length]).toEqual([2, 1])
})

it('changes that come while a page asks are asked for once more afterwards', async () => {
  const { work } = await open()
  work.mockClear()
  let reply = (): void => undefined
  work.mockImplementationOnce(() => new Promise((done) => (reply = done)))
  for (let count = 0; count < 3; count += 1) await lastConnection().send('event: order\ndata: {}\n\n')
  expect(work).toHaveBeenCalledTimes(1)
  reply()
  await pass(0)
  expect(work).toHaveBeenCalledTimes(2)
})

it('a lost connection is opened again, later after each failure, and its pages ask for what they have missed', async () => {
  const { work, setLive } = await open()
  expect(setLive).toHaveBeenLastCalledWith(true)
  accepted = false
  await lastConnection().end()
  expect(setLive).toHaveBeenLastCalledWith(false)
  await pass(1000)
  expect(connections).toHaveLength(2)
  await pass(20_000)
  expect(connections).toHaveLength(2)
  accepted = true
  work.mockClear()
  // A minute at the longest after the second failure.
  await pass(41_000)
  expect([connections.length, setLive.mock.lastCall, work.mock.calls.length]).toEqual([3, [true], 1])
})

it('a connection without a sign of life is given up', async () => {
  const { setLive } = await open()
  await lastConnection().send(': \n\n')
  await pass(44_000)
  expect(connections).toHaveLength(1)
  await pass(3_000)
  expect([connections.length, setLive.mock.calls]).toEqual([2, [[true], [false], [true]]])
})

it('a hidden window has no connection, and asks when it is shown again', async () => {
  const { work, setLive } = await open()
  show(true)
  await pass(100_000)
  expect([lastConnection().signal.aborted, connections.length]).toEqual([true, 1])
  work.mockClear()
  show()
  await pass(0)
  expect([connections.length, work.mock.calls.length, setLive.mock.lastCall]).toEqual([2, 1, [true]])
})

it('the connection stays for the next page, and is closed when none follows', async () => {
  const first = await open()
  first.end()
  await pass(4000)
  const second = await open()
  expect([connections.length, second.setLive.mock.calls]).toEqual([1, [[true]]])
  second.end()
  await pass(6000)
  expect(lastConnection().signal.aborted).toBe(true)
})

it('a page that begins to follow shortly after a change asks again', async () => {
  await open()
  await lastConnection().send('event: table\ndata: {}\n\n')
  expect((await open('table')).work).toHaveBeenCalledTimes(1)
  await pass(5000)
  expect((await open('table')).work).not.toHaveBeenCalled()
})

it('after sign-in the stream of the next page is that of the new user', async () => {
  await open()
  token = 'other'
  await open()
  expect(connections.map(({ authorization, signal }) => [authorization, signal.aborted])).toEqual([
    ['Bearer known', true],
    ['Bearer other', false],
  ])
})

it('without a session there is no connection', async () => {
  token = ''
  const { setLive } = await open()
  expect([connections.length, setLive.mock.calls]).toEqual([0, []])
})
