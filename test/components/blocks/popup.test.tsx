import Taro from '@tarojs/taro'
import { Blocks } from '@/components/blocks/Blocks'
import { readBlocks } from '@/components/blocks/registry'
import { localDay } from '@/domain/time/localDay'
import type { Stores } from '@/stores/root'
import { button, draw, key, one, press } from '../../ui/drawing'

const privacy = { open: false }
/** What a pop-up reads of the shop; words are their keys here. */
const stores = {
  locale: { t: (key: string) => key },
  config: { picture: (path: string) => path },
  privacy,
} as unknown as Stores

const mango = { image: 'mango.webp', alt: 'Mango season', ratio: 1 }

/** Opens the page with a pop-up on it, as on another visit. */
async function visit(data: Record<string, unknown> = mango) {
  const blocks = await readBlocks([{ id: 'p', type: 'popup', style: {}, data }])
  return draw(<Blocks blocks={blocks} waiting={false} />, stores)
}
const isShown = () => document.querySelector('[role=dialog]') !== null
/** Leaves the page without closing anything, as going back does. */
const leave = async ({ again }: Awaited<ReturnType<typeof visit>>) => again(null)
const at = (instant: string) => jest.setSystemTime(new Date(instant))

/** jsdom lays nothing out: everything is visible. */
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

test('is a dialog with a name that takes the focus, keeps it, and gives it back', async () => {
  await draw(<button type="button">Menu</button>)
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
])('closes by %s, and is not seen again that day', async (_name, close) => {
  const page = await visit()
  await close()
  expect(isShown()).toBe(false)
  await leave(page)
  at('2026-11-21T23:59:00')
  await visit()
  expect(isShown()).toBe(false)
})

test('whoever went back without closing it does not see it again that day either', async () => {
  await leave(await visit())
  await visit()
  expect(isShown()).toBe(false)
})

test('comes again on the guest’s next day, however few hours that are', async () => {
  await leave(await visit())
  at('2026-11-22T00:01:00')
  await visit()
  expect(isShown()).toBe(true)
})

test('stays away for as many days as the merchant says', async () => {
  const rare = { ...mango, days: 3 }
  await leave(await visit(rare))
  at('2026-11-23T20:00:00')
  await leave(await visit(rare))
  expect(isShown()).toBe(false)
  at('2026-11-24T01:00:00')
  await visit(rare)
  expect(isShown()).toBe(true)
})

test('another picture is another pop-up', async () => {
  await leave(await visit())
  await visit({ ...mango, image: 'khao_soi.webp' })
  expect(isShown()).toBe(true)
})

test('waits while the guest is asked about their data, and counts as seen only then', async () => {
  privacy.open = true
  await leave(await visit())
  expect(isShown()).toBe(false)
  privacy.open = false
  await visit()
  expect(isShown()).toBe(true)
})

test('a clock that was set back does not keep it away', async () => {
  await leave(await visit())
  at('2026-11-01T12:00:00')
  await visit()
  expect(isShown()).toBe(true)
})

test('a day is counted where the guest is', () => {
  expect(localDay(new Date('2026-11-22T00:00:00'))).toBe(localDay(new Date('2026-11-21T23:59:59.999')) + 1)
})
