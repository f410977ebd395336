import { openPage, watchCode } from '@/platform/navigation/pageCode.h5'

const failed = jest.fn()
const listeners: ((event: object) => void)[] = []

beforeAll(() => {
  Object.assign(globalThis, {
    window: { addEventListener: (_name: string, listener: (event: object) => void) => listeners.push(listener) },
  })
  watchCode({ track: (code) => code, failed })
})
beforeEach(() => {
  jest.useFakeTimers()
  failed.mockClear()
})
afterEach(() => jest.useRealTimers())

const never = new Promise<string>(() => undefined)

test('a page opens with its code', async () => {
  expect(await openPage('/pages/a', Promise.resolve('code'))).toBe('code')
  expect(failed).not.toHaveBeenCalled()
})

test('a page whose code fails is not opened, and its path is reported', async () => {
  expect(await openPage('/pages/a', Promise.reject(new Error('missing')))).toBeUndefined()
  expect(failed.mock.calls).toEqual([['/pages/a']])
})

test('a slow page is not opened once the guest has opened another one', async () => {
  const slow = openPage('/pages/slow', never)
  jest.advanceTimersByTime(200)
  expect(await openPage('/pages/b', Promise.resolve('b'))).toBe('b')
  expect(await slow).toBeUndefined()
  expect(failed).not.toHaveBeenCalled()
})

test('a quick page is opened although another one follows at once', async () => {
  const first = openPage('/pages/a', Promise.resolve('a'))
  expect(await Promise.all([first, openPage('/pages/b', Promise.resolve('b'))])).toEqual(['a', 'b'])
})

test('chunks that fail outside of a page are reported', () => {
  for (const listener of listeners) {
    listener({ reason: Object.assign(new Error('gone'), { name: 'ChunkLoadError' }) })
    listener({ reason: new Error('something else') })
    listener({})
  }
  expect(failed.mock.calls).toEqual([[]])
})
