import { PrivacyStore } from '@/stores/session/privacy'
import { memoryStorage } from '../cache/memoryStorage'

/** A phone's storage, and a merchant with a policy version. */
function setUp(version: string | undefined) {
  const { stored, storage } = memoryStorage()
  const policy = { version }
  const remote = {
    forms: async () => (policy.version ? { privacy: { title: '', version: policy.version, sections: [] } } : {}),
  }
  return { store: new PrivacyStore(remote, storage), stored, policy }
}

test.each([[true], [false]])(
  'asks once, whether the answer is %s or not, and again for another version',
  async (agreed) => {
    const { store, stored, policy } = setUp('1')
    await store.promptOnce()
    expect(store.open).toBe(true)
    store.answer(agreed)
    expect([store.open, stored.privacy]).toEqual([false, '1'])
    await store.promptOnce()
    expect(store.open).toBe(false)
    policy.version = '2'
    await store.promptOnce()
    expect(store.open).toBe(true)
  },
)

test('asks nothing without a policy', async () => {
  const { store } = setUp(undefined)
  await store.promptOnce()
  expect(store.open).toBe(false)
})

test('all waiting callers get the answer once', () => {
  const { store } = setUp('1')
  const answers: boolean[] = []
  store.ask((agreed) => answers.push(agreed))
  store.ask((agreed) => answers.push(agreed))
  store.answer(false)
  store.ask((agreed) => answers.push(agreed))
  store.answer(true)
  expect(answers).toEqual([false, false, true])
})
