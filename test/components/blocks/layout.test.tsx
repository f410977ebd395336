import Taro from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { act } from 'react'
import { configApi } from '@/api/endpoints/config'
import { OfflineError } from '@/api/errors'
import { Blocks } from '@/components/blocks/Blocks'
import { useLayout } from '@/components/blocks/useLayout'
import { Loaded } from '@/components/loading/Loaded'
import type { Block } from '@/contract/config/config'
import { storageQuota } from '@/platform/storage/storageQuota'
import { read, write } from '@/platform/storage/storage'
import { RequestCache } from '@/stores/cache/requestCache'
import { OfflineCache } from '@/stores/cache/offlineCache'
import { featureFlagsOf } from '@/domain/config/featureFlags'
import type { Stores } from '@/stores/root'
import { render, press, button } from '../../ui/rendering'

jest.mock('@tarojs/taro', () => {
  // There is no page to hide and show in this test.
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

/** Messages from the console's frame to the storefront. */
const preview = jest.requireMock<{ previewTicket: string; onDraft: jest.Mock<unknown, [() => void]> }>(
  '@/platform/storage/preview',
)

const stores = {
  shop: { id: 'ari' },
  locale: { current: 'en', t: (key: string) => key },
  config: { forms: {}, featureFlags: featureFlagsOf() },
} as unknown as Stores

/** A phone whose storage writes at once. */
const newCopies = () =>
  new OfflineCache(
    { read, write },
    { locale: () => 'en', user: () => '', contract: '', quota: storageQuota },
    Date.now,
    (work) => work(),
  )

const block = (id: string, type: string, data: Record<string, unknown>): Block => ({ id, type, style: {}, data })
const news = (text: string) => block(text, 'notice', { text })

/** The server's responses in order; each is sent when it is released. */
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

test('a page shows a skeleton while its layout loads, and then its blocks', async () => {
  jest.useFakeTimers()
  const server = answers()
  const { place } = await render(<Page />, stores)
  expect(place.textContent).toBe('')
  await act(async () => jest.advanceTimersByTime(200))
  expect(place.textContent).toBe('[bars]')
  await server.give(news('hello'))
  expect(place.textContent).toBe('hello')
  jest.useRealTimers()
})

test('a broken, unknown or invalid block never breaks the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = answers()
  const { place } = await render(<Page />, stores)
  await server.give(
    news('first'),
    block('b', 'promo', { title: 'Boom' }),
    block('u', 'hologram', { depth: 3 }),
    block('w', 'notice', { text: 5 }),
    news(' last'),
  )
  expect(place.textContent).toBe('first last')
})

test('a layout that fails to load shows an error and loads on retry', async () => {
  const server = answers()
  const { place } = await render(<Page />, stores)
  await server.refuse(new OfflineError())
  expect(place.textContent).not.toContain('[bars]')
  await press(button('common.retry'))
  await server.give(news('hello'))
  expect(place.textContent).toBe('hello')
})

test('the cached layout is shown at once and without network', async () => {
  const first = answers()
  const page = await render(<Page />, stores)
  await first.give(news('yesterday'))
  await page.again(null)
  Object.assign(stores.config, { layouts: new RequestCache() })
  const second = answers()
  const { place } = await render(<Page />, stores)
  expect(place.textContent).toBe('yesterday')
  await second.refuse(new OfflineError())
  expect(place.textContent).toBe('yesterday')
})

test('a loaded layout is not requested again soon after (`isget`)', async () => {
  let now = 0
  Object.assign(stores.config, { layouts: new RequestCache(() => now) })
  const server = answers()
  const pages = [await render(<Page />, stores), await render(<Page />, stores)]
  const request = 'layout index  ari undefined'
  expect([server.drag.mock.calls.length, stores.config.layouts.isget(request)]).toEqual([1, false])
  await server.give(news('hello'))
  expect([pages.map(({ place }) => place.textContent), stores.config.layouts.isget(request)]).toEqual([
    ['hello', 'hello'],
    true,
  ])
  const later = await render(<Page />, stores)
  expect([later.place.textContent, server.drag.mock.calls.length]).toEqual(['hello', 1])
  now = 60_000
  await render(<Page />, stores)
  expect(server.drag).toHaveBeenCalledTimes(2)
})

describe('the preview in the console', () => {
  beforeEach(() => Object.assign(preview, { previewTicket: 'ticket' }))

  test('requests the draft with its ticket after each change', async () => {
    const server = answers()
    const { place } = await render(<Page />, stores)
    expect(server.drag).toHaveBeenLastCalledWith(expect.objectContaining({ page: 'index', draft: 'ticket' }))
    await server.give(news('draft'))
    const [[changed] = []] = preview.onDraft.mock.calls.slice(-1)
    await act(async () => changed?.())
    await server.give(news('next draft'))
    expect(place.textContent).toBe('next draft')
  })

  test('stores nothing for the guest that the merchant may be in the same browser', async () => {
    const server = answers()
    await render(<Page />, stores)
    await server.give(news('draft'))
    write('popups', { 'a.webp': 1 })
    write('locale', 'th')
    expect([read('copies'), read('popups'), read('locale')]).toEqual([undefined, undefined, 'th'])
    Object.assign(preview, { previewTicket: '' })
    expect([read('copies'), read('popups'), read('locale')]).toEqual([undefined, undefined, undefined])
  })
})
