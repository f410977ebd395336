import Taro from '@tarojs/taro'
import { Blocks } from '@/components/blocks/Blocks'
import { readBlocks } from '@/components/blocks/registry'
import { localDay } from '../../../src/domain/time/momentText'
import type { Stores } from '@/stores/root'
import { button, render, key, one, press } from '../../ui/rendering'

const privacy = { open: false }
/** The shop as a pop-up reads it; texts are their keys here. */
const stores = {
  locale: { t: (key: string) => key },
  config: { picture: (path: string) => path },
  privacy,
} as unknown as Stores

const mango = { image: 'mango.webp', alt: 'Mango season', ratio: 1 }

/** Opens the page with a pop-up, as on another visit. */
async function visit(data: Record<string, unknown> = mango) {
  const blocks = await readBlocks([{ id: 'p', type: 'popup', style: {}, data }])
  return render(<Blocks blocks={blocks} waiting={false} />, stores)
}
const isShown = () => document.querySelector('[role=dialog]') !== null
/** Leaves the page without closing the pop-up, as going back does. */
const leave = async ({ again }: Awaited<ReturnType<typeof visit>>) => again(null)
const at = (instant: string) => jest.setSystemTime(new Date(instant))

/** jsdom has no layout: everything is visible. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body })
})
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'setImmediate', 'performance'] })
  at('2026-11-21T20:00:00')
  privacy.open = false
  Taro.clearStorageSync()
})
afterEach(() => jest.useRealTimers())

test('a pop-up is a dialog with a name that takes, traps and returns the focus', async () => {
  await render(<button type="button">Menu</button>)
  button('Menu').focus()
  await visit()
  expect(one('[role=dialog]').getAttribute('aria-label')).toBe('Mango season')
  expect(document.activeElement).toBe(one('[role=dialog]'))
  await key('Tab')
  expect(document.activeElement).toBe(button('common.close'))
  await key('Tab')
  expect(document.activeElement).toBe(button('common.close'))
  await press(button('common.close'))
  expect(document.activeElement).toBe(button('Menu'))
})

test.each([
  ['its cross', () => press(button('common.close'))],
  ['Esc', () => key('Escape')],
  ['its picture', () => press(one('[role=dialog]').firstElementChild as HTMLElement)],
])('a pop-up closes by %s and is not shown again on that day', async (_name, close) => {
  const page = await visit()
  await close()
  expect(isShown()).toBe(false)
  await leave(page)
  at('2026-11-21T23:59:00')
  await visit()
  expect(isShown()).toBe(false)
})

test('a pop-up that was left by going back is not shown again on that day', async () => {
  await leave(await visit())
  await visit()
  expect(isShown()).toBe(false)
})

test('a pop-up is shown again on the guest’s next day, however few hours later', async () => {
  await leave(await visit())
  at('2026-11-22T00:01:00')
  await visit()
  expect(isShown()).toBe(true)
})

test("a pop-up stays away for the merchant's number of days", async () => {
  const rare = { ...mango, days: 3 }
  await leave(await visit(rare))
  at('2026-11-23T20:00:00')
  await leave(await visit(rare))
  expect(isShown()).toBe(false)
  at('2026-11-24T01:00:00')
  await visit(rare)
  expect(isShown()).toBe(true)
})

test('a pop-up with another picture counts as a new one', async () => {
  await leave(await visit())
  await visit({ ...mango, image: 'khao_soi.webp' })
  expect(isShown()).toBe(true)
})

test('a pop-up waits for the privacy notice and counts as seen only afterwards', async () => {
  privacy.open = true
  await leave(await visit())
  expect(isShown()).toBe(false)
  privacy.open = false
  await visit()
  expect(isShown()).toBe(true)
})

test('a clock that was set back does not suppress a pop-up', async () => {
  await leave(await visit())
  at('2026-11-01T12:00:00')
  await visit()
  expect(isShown()).toBe(true)
})

test("a pop-up's day is counted in the guest's time zone", () => {
  expect(localDay(new Date('2026-11-22T00:00:00'))).toBe(localDay(new Date('2026-11-21T23:59:59.999')) + 1)
})
