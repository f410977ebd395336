import { type EventStream, LiveFeed } from '../../console/app/api/liveFeed'

/** A stream whose events the test makes. */
class FakeStream extends EventTarget {
  closed = false
  close() {
    this.closed = true
  }
  emit(name: string) {
    this.dispatchEvent(new Event(name))
  }
}

const streams: FakeStream[] = []
const changed = jest.fn()
let feed: LiveFeed
beforeEach(() => {
  jest.useFakeTimers()
  streams.length = 0
  changed.mockClear()
  feed = new LiveFeed(() => {
    const stream = new FakeStream()
    streams.push(stream)
    return stream as unknown as EventStream
  }, changed)
  feed.start()
})
afterEach(() => {
  feed.stop()
  jest.useRealTimers()
})
const latest = () => streams.at(-1) as FakeStream

it('reports the changes of one moment once, and what may have been missed before the stream was open', () => {
  latest().emit('open')
  jest.advanceTimersByTime(1000)
  expect([feed.state(), changed.mock.calls.length]).toEqual(['live', 1])
  for (const name of ['order', 'order', 'reload']) latest().emit(name)
  jest.advanceTimersByTime(1000)
  expect(changed).toHaveBeenCalledTimes(2)
})

it('reports only the events that it is asked for', () => {
  latest().emit('open')
  jest.advanceTimersByTime(1000)
  latest().emit('table')
  jest.advanceTimersByTime(1000)
  expect(changed).toHaveBeenCalledTimes(1)
})

it('opens a lost stream again after pauses that grow, and begins with the shortest one after a success', () => {
  const pauses: number[] = []
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const before = streams.length
    latest().emit('error')
    expect([feed.state(), latest().closed]).toEqual(['lost', true])
    let waited = 0
    for (; streams.length === before; waited += 100) jest.advanceTimersByTime(100)
    pauses.push(waited)
  }
  const bounds = [1, 2, 5, 10, 20, 20, 20].map((seconds) => [seconds * 750, seconds * 1250 + 100])
  expect(pauses.filter((pause, at) => pause < (bounds[at]?.[0] ?? 0) || pause > (bounds[at]?.[1] ?? 0))).toEqual([])
  latest().emit('open')
  latest().emit('error')
  jest.advanceTimersByTime(1500)
  expect(streams).toHaveLength(9)
})

it('opens it at once when the device is online again, and never after it was stopped', () => {
  window.dispatchEvent(new Event('offline'))
  expect(feed.state()).toBe('lost')
  window.dispatchEvent(new Event('online'))
  expect(streams).toHaveLength(2)
  feed.stop()
  window.dispatchEvent(new Event('online'))
  latest().emit('error')
  jest.advanceTimersByTime(60_000)
  expect([streams.length, latest().closed]).toEqual([2, true])
})
