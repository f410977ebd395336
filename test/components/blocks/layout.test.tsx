import Taro from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { act } from 'react'
import { configApi } from '@/api/config'
import { OfflineError } from '@/api/errors'
import { Blocks } from '@/components/blocks/Blocks'
import { useLayout } from '@/components/blocks/useLayout'
import { Loaded } from '@/components/loading/Loaded'
import type { Block } from '@/contract/config'
import { storageQuota } from '@/platform/storage/storageQuota'
import { read, write } from '@/platform/storage/storage'
import { RequestCache } from '@/stores/cache/requestCache'
import { OfflineCache } from '@/stores/cache/offlineCache'
import { featureFlagsOf } from '@/domain/config/featureFlags'
import type { Stores } from '@/stores/root'
import { draw, press, button } from '../../ui/drawing'

jest.mock('@tarojs/taro', () => {
  // There is no page here that could be hidden and shown.
  const real = jest.requireActual<object>('@tarojs/taro')
  return new Proxy(real, {
    get: (all, name) => (String(name).startsWith('useDid') ? () => {} : Reflect.get(all, name)),
  })
})
jest.mock('@/platform/storage/preview', () => ({
  __esModule: true,
  previewTicket: '',
  onDraft: jest.fn(() => () => undefined),
}))
jest.mock('@/components/blocks/text/News', () => ({ News: ({ data }: { data: { text: string } }) => data.text }))
jest.mock('@/components/blocks/pictures/Promo', () => ({
  Promo: () => {
    throw new Error('broken')
  },
}))

/** What the console's frame has told the storefront. */
const preview = jest.requireMock<{ previewTicket: string; onDraft: jest.Mock<unknown, [() => void]> }>(
  '@/platform/storage/preview',
)

const stores = {
  shop: { id: 'ari' },
  locale: { current: 'en', t: (key: string) => key },
  config: { forms: {}, featureFlags: featureFlagsOf() },
} as unknown as Stores

/** A phone that keeps what comes at once. */
const newCopies = () =>
  new OfflineCache(
    { read, write },
    { locale: () => 'en', user: () => '', contract: '', room: storageQuota },
    Date.now,
    (work) => work(),
  )

const block = (id: string, type: string, data: Record<string, unknown>): Block => ({ id, type, style: {}, data })
const news = (text: string) => block(text, 'notice', { text })

/** The answers of the server, in turn; each is given when it is let go. */
function answers() {
  const waiting: { give(list: Block[]): void; refuse(error: Error): void }[] = []
  const drag = jest.spyOn(configApi, 'drag').mockImplementation(
    () =>
      new Promise((done, fail) => {
        waiting.push({ give: (list) => done({ list }), refuse: fail })
      }),
  )
  const next = () => {
    const call = waiting.shift()
    if (!call) throw new Error('nothing was asked')
    return call
  }
  return {
    drag,
    give: (...list: Block[]) => act(async () => next().give(list)),
    refuse: (error: Error) => act(async () => next().refuse(error)),
  }
}

const Page = observer(function Page() {
  return (
    <Loaded of={useLayout('index')} skeleton="[bars]">
      {({ blocks, waiting }) => <Blocks blocks={blocks} waiting={waiting} />}
    </Loaded>
  )
})

beforeEach(() => {
  Taro.clearStorageSync()
  Object.assign(preview, { previewTicket: '' })
  Object.assign(stores, { offlineCache: newCopies() })
  Object.assign(stores.config, { layouts: new RequestCache() })
})

test('a page shows bars while its layout is on the way, and then its blocks', async () => {
  jest.useFakeTimers()
  const server = answers()
  const { place } = await draw(<Page />, stores)
  expect(place.textContent).toBe('')
  await act(async () => jest.advanceTimersByTime(200))
  expect(place.textContent).toBe('[bars]')
  await server.give(news('hello'))
  expect(place.textContent).toBe('hello')
  jest.useRealTimers()
})

test('a block that is broken, unknown or wrong never takes the page down', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = answers()
  const { place } = await draw(<Page />, stores)
  await server.give(
    news('first'),
    block('b', 'promo', { title: 'Boom' }),
    block('u', 'hologram', { depth: 3 }),
    block('w', 'notice', { text: 5 }),
    news(' last'),
  )
  expect(place.textContent).toBe('first last')
})

test('a layout that does not come says so, and comes when it is asked for again', async () => {
  const server = answers()
  const { place } = await draw(<Page />, stores)
  await server.refuse(new OfflineError())
  expect(place.textContent).not.toContain('[bars]')
  await press(button('common.retry'))
  await server.give(news('hello'))
  expect(place.textContent).toBe('hello')
})

test('the last layout is there at once, and without the network', async () => {
  const first = answers()
  const page = await draw(<Page />, stores)
  await first.give(news('yesterday'))
  await page.again(null)
  Object.assign(stores.config, { layouts: new RequestCache() })
  const second = answers()
  const { place } = await draw(<Page />, stores)
  expect(place.textContent).toBe('yesterday')
  await second.refuse(new OfflineError())
  expect(place.textContent).toBe('yesterday')
})

test('a layout that has come is not asked for again by who needs it soon after (`isget`)', async () => {
  let now = 0
  Object.assign(stores.config, { layouts: new RequestCache(() => now) })
  const server = answers()
  const pages = [await draw(<Page />, stores), await draw(<Page />, stores)]
  const wish = 'layout index  ari undefined'
  expect([server.drag.mock.calls.length, stores.config.layouts.isget(wish)]).toEqual([1, false])
  await server.give(news('hello'))
  expect([pages.map(({ place }) => place.textContent), stores.config.layouts.isget(wish)]).toEqual([
    ['hello', 'hello'],
    true,
  ])
  const later = await draw(<Page />, stores)
  expect([later.place.textContent, server.drag.mock.calls.length]).toEqual(['hello', 1])
  now = 60_000
  await draw(<Page />, stores)
  expect(server.drag).toHaveBeenCalledTimes(2)
})

describe('in the frame of the merchant’s console', () => {
  beforeEach(() => Object.assign(preview, { previewTicket: 'ticket' }))

  test('the draft is asked for with its ticket, anew each time it has changed', async () => {
    const server = answers()
    const { place } = await draw(<Page />, stores)
    expect(server.drag).toHaveBeenLastCalledWith(expect.objectContaining({ page: 'index', draft: 'ticket' }))
    await server.give(news('draft'))
    const [[changed] = []] = preview.onDraft.mock.calls.slice(-1)
    await act(async () => changed?.())
    await server.give(news('next draft'))
    expect(place.textContent).toBe('next draft')
  })

  test('nothing is left behind for the guest that the merchant may be in the same browser', async () => {
    const server = answers()
    await draw(<Page />, stores)
    await server.give(news('draft'))
    write('popups', { 'a.webp': 1 })
    write('locale', 'th')
    expect([read('copies'), read('popups'), read('locale')]).toEqual([undefined, undefined, 'th'])
    Object.assign(preview, { previewTicket: '' })
    expect([read('copies'), read('popups'), read('locale')]).toEqual([undefined, undefined, undefined])
  })
})
