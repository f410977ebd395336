import { ask, takeQuestion } from '@/platform/navigation/question'

test('a page that was opened to answer does so', async () => {
  let opened = 0
  const answer = ask<string>('/a', () => (opened += 1))
  takeQuestion<string>('/a')?.('yes')
  expect([opened, await answer]).toEqual([1, 'yes'])
})

test('a question belongs to the page that takes it, once', () => {
  void ask('/b', () => undefined)
  expect(takeQuestion('/b')).toBeDefined()
  expect(takeQuestion('/b')).toBeUndefined()
  expect(takeQuestion('/nobody-asked')).toBeUndefined()
})

test('a question that is asked again leaves the first one without an answer', async () => {
  const first = ask('/c', () => undefined)
  const second = ask('/c', () => undefined)
  takeQuestion('/c')?.(2)
  expect([await first, await second]).toEqual([undefined, 2])
})
