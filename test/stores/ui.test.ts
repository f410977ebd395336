import { OfflineError, ReplyError, TimeoutError } from '@/api/errors'
import { UiStore } from '@/stores/ui'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const store = () => new UiStore((key: string) => key)

test.each([
  ['info', 1000],
  ['success', 1000],
  ['error', 2000],
] as const)('a toast of kind %s stays for %d ms', (kind, time) => {
  const ui = store()
  ui.notify('words', kind)
  jest.advanceTimersByTime(time - 1)
  expect(ui.toast).toMatchObject({ text: 'words', kind })
  jest.advanceTimersByTime(1)
  expect(ui.toast).toBeUndefined()
})

test('a newer toast has its full duration', () => {
  const ui = store()
  ui.notify('first')
  jest.advanceTimersByTime(900)
  ui.notify('second')
  jest.advanceTimersByTime(900)
  expect(ui.toast?.text).toBe('second')
})

test.each([
  [new ReplyError(400, 'said'), 'said'],
  [new ReplyError(402, 'blocked'), 'blocked'],
  [new ReplyError(500, 'broken'), 'broken'],
  [new ReplyError(500, ''), 'errors.submit'],
  [new TimeoutError(), 'errors.timeout'],
  [new OfflineError(), 'errors.offline'],
  [new Error('a fault of ours'), 'errors.submit'],
])('%s is shown as "%s"', (error, text) => {
  const ui = store()
  ui.report(error)
  expect(ui.toast).toMatchObject({ text, kind: 'error' })
})

test('code 401 shows no message', () => {
  const ui = store()
  ui.report(new ReplyError(401, 'who are you'))
  expect(ui.toast).toBeUndefined()
})

test('the loading mask stays until the last task is finished, however it ends', async () => {
  const ui = store()
  let end = () => {}
  const first = ui.mask(new Promise<void>((resolve) => (end = resolve)))
  const second = ui.mask(Promise.reject(new Error('failed'))).catch(() => undefined)
  expect(ui.masked).toBe(true)
  await second
  expect(ui.masked).toBe(true)
  end()
  await first
  expect(ui.masked).toBe(false)
})

describe('code that is loading', () => {
  test('is shown after 200 ms, until it is there', async () => {
    const ui = store()
    let arrive = (_code: string) => {}
    const code = ui.trackCode(new Promise<string>((resolve) => (arrive = resolve)))
    jest.advanceTimersByTime(199)
    expect(ui.loadingCode).toBe(false)
    jest.advanceTimersByTime(1)
    expect(ui.loadingCode).toBe(true)
    arrive('code')
    expect(await code).toBe('code')
    expect(ui.loadingCode).toBe(false)
  })

  test('that is quick is not shown', async () => {
    const ui = store()
    await ui.trackCode(Promise.resolve())
    jest.advanceTimersByTime(1000)
    expect(ui.loadingCode).toBe(false)
  })

  test('is given up after 60 s', async () => {
    const ui = store()
    const code = ui.trackCode(new Promise(() => undefined))
    jest.advanceTimersByTime(60_000)
    await expect(code).rejects.toThrow('Loading chunk failed')
    expect(ui.loadingCode).toBe(false)
  })
})
