import { openForResult, takePageResult } from '@/platform/navigation/pageResult'

test('a page that was opened to answer does so', async () => {
  let opened = 0
  const answer = openForResult<string>('/a', () => (opened += 1))
  takePageResult<string>('/a')?.('yes')
  expect([opened, await answer]).toEqual([1, 'yes'])
})

test('a question belongs to the page that takes it, once', () => {
  void openForResult('/b', () => undefined)
  expect(takePageResult('/b')).toBeDefined()
  expect(takePageResult('/b')).toBeUndefined()
  expect(takePageResult('/nobody-asked')).toBeUndefined()
})

test('a question that is asked again leaves the first one without an answer', async () => {
  const first = openForResult('/c', () => undefined)
  const second = openForResult('/c', () => undefined)
  takePageResult('/c')?.(2)
  expect([await first, await second]).toEqual([undefined, 2])
})
