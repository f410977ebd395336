import { IdempotencyKey } from '@/domain/text/idempotencyKey'

function setUp() {
  let made = 0
  return new IdempotencyKey(() => `key-${(made += 1)}`)
}

test('the same request keeps its key until it is answered', () => {
  const key = setUp()
  expect([key.of({ id: 'a' }), key.of({ id: 'a' })]).toEqual(['key-1', 'key-1'])
  key.forget()
  expect(key.of({ id: 'a' })).toBe('key-2')
})

test('another request has another key', () => {
  const key = setUp()
  expect([key.of('a'), key.of('b'), key.of('a')]).toEqual(['key-1', 'key-2', 'key-3'])
})
