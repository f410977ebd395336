import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { readAgain } from '../../console/app/live/readAgain'

const KEY = ['orders', 'kitchen']

/** Goes through the queue of timers until a condition holds. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setTimeout(done))
}

/** A shown query. `answer` ends its oldest read that is in flight, or the next one. */
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
    await until(() => pending.length > 0)
    pending.shift()?.(reply)
    await until(() => observer.getCurrentResult().data === reply)
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
