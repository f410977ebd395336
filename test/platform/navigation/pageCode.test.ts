import { openPage, stayOnPage, watchCode } from '@/platform/navigation/pageCode.h5'

jest.mock('@/platform/navigation/overlayHistory', () => ({ syncOverlayHistory: () => undefined }))

const failed = jest.fn()
const listeners: ((event: object) => void)[] = []
const location = { href: '' }
const history = { state: { idx: 0 }, back: jest.fn(), replaceState: jest.fn() }
/** The address and the number of the history entry, as the router sets them before it opens a page. */
const arriveAt = (href: string, idx: number) =>
  Object.assign(location, { href }) && Object.assign(history.state, { idx })

beforeAll(() => {
  Object.assign(globalThis, {
    window: {
      addEventListener: (_name: string, listener: (event: object) => void) => listeners.push(listener),
      location,
      history,
    },
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

test('a page that the guest leaves at once, by going back, is not opened', async () => {
  arriveAt('#/pages/b', 1)
  const left = openPage('/pages/b', never)
  arriveAt('#/pages/a', 0)
  expect(await openPage('/pages/a', Promise.resolve('a'))).toBe('a')
  expect(await left).toBeUndefined()
})

test('chunks that fail outside of a page are reported', () => {
  for (const listener of listeners) {
    listener({ reason: Object.assign(new Error('gone'), { name: 'ChunkLoadError' }) })
    listener({ reason: new Error('something else') })
    listener({})
  }
  expect(failed.mock.calls).toEqual([[]])
})

describe('a guest who stays on the page after the code of another failed', () => {
  beforeEach(async () => {
    jest.clearAllMocks()
    arriveAt('#/pages/a', 3)
    await openPage('/pages/a', Promise.resolve('a'))
  })
  const fail = () => openPage('/pages/b', Promise.reject(new Error('missing')))

  test('goes back to its history entry when the other one was opened over it', async () => {
    arriveAt('#/pages/b', 4)
    await fail()
    stayOnPage()
    expect([history.back.mock.calls.length, history.replaceState.mock.calls]).toEqual([1, []])
    // The router must not see the way back, and must see the next one.
    const seen = (type: string) => {
      const event = { type, stopImmediatePropagation: jest.fn() }
      for (const listener of listeners) listener(event)
      return event.stopImmediatePropagation.mock.calls.length === 0
    }
    expect(['popstate', 'hashchange', 'popstate', 'hashchange'].map(seen)).toEqual([false, false, true, true])
  })

  test('gets its address back when the other one was opened in its place', async () => {
    arriveAt('#/pages/b', 3)
    await fail()
    stayOnPage()
    expect(history.replaceState.mock.calls).toEqual([[{ idx: 3 }, '', '#/pages/a']])
    expect(history.back).not.toHaveBeenCalled()
  })

  test('keeps the address when only an overlay failed', () => {
    stayOnPage()
    expect([history.back.mock.calls, history.replaceState.mock.calls]).toEqual([[], []])
  })
})
