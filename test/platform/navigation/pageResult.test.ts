import { openForResult, takePageResult } from '@/platform/navigation/pageResult'

test('a page opened for a result returns it', async () => {
  let opened = 0
  const answer = openForResult<string>('/a', () => (opened += 1))
  takePageResult<string>('/a')?.('yes')
  expect([opened, await answer]).toEqual([1, 'yes'])
})

test('a result request belongs to the page that takes it, once', () => {
  void openForResult('/b', () => undefined)
  expect(takePageResult('/b')).toBeDefined()
  expect(takePageResult('/b')).toBeUndefined()
  expect(takePageResult('/not-requested')).toBeUndefined()
})

test('a repeated request leaves the first one without a result', async () => {
  const first = openForResult('/c', () => undefined)
  const second = openForResult('/c', () => undefined)
  takePageResult('/c')?.(2)
  expect([await first, await second]).toEqual([undefined, 2])
})
