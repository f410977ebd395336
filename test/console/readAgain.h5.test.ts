import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { readAgain } from '../../console/app/live/readAgain'

const KEY = ['orders', 'kitchen']

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Lets promises and the timers of React Query go on. */
const pass = () => jest.advanceTimersByTimeAsync(1)

/** A shown query. `answer` ends its oldest read that is in flight, and expects its reply to be shown. */
function shownQuery() {
  const queries = new QueryClient()
  const pending: ((reply: string) => void)[] = []
  let reads = 0
  const queryFn = () => {
    reads += 1
    return new Promise<string>((done) => pending.push(done))
  }
  const observer = new QueryObserver(queries, { queryKey: KEY, queryFn, retry: false })
  const stop = observer.subscribe(() => undefined)
  const answer = async (reply: string) => {
    await pass()
    pending.shift()?.(reply)
    await pass()
    expect(observer.getCurrentResult().data).toBe(reply)
  }
  return { queries, stop, answer, reads: () => reads }
}

it('a change during the first read is followed by another read, whose reply is shown', async () => {
  const query = shownQuery()
  const done = readAgain(query.queries, ['orders'])
  await query.answer('before the change')
  await query.answer('after the change')
  await done
  expect(query.reads()).toBe(2)
  query.stop()
})

it('a change after the first read takes one more read', async () => {
  const query = shownQuery()
  await query.answer('before the change')
  const done = readAgain(query.queries, ['orders'])
  await query.answer('after the change')
  await done
  expect(query.reads()).toBe(2)
  query.stop()
})
