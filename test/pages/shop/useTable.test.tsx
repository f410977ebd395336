import '@tarojs/taro'
import { act, createElement, useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { createRoot } from 'react-dom/client'
import { StoresContext } from '@/hooks/useStores'
import { ReplyError } from '@/api/errors'
import { useTable } from '@/pages/shop/parts/inStore/useTable'
import type { Stores } from '@/stores/root'
import { TableStore } from '@/stores/table/table'

const CODE = { storeId: 'ari', tableId: 't1', code: 'c' }
const mockPage = { show: [] as (() => void)[], hide: [] as (() => void)[] }

jest.mock('@tarojs/taro', () => {
  const on = (list: (() => void)[]) => (work: () => void) =>
    useEffect(() => {
      list.push(work)
    }, [])
  const hooks: Record<string, unknown> = {
    useDidShow: (work: () => void) => on(mockPage.show)(work),
    useDidHide: (work: () => void) => on(mockPage.hide)(work),
  }
  const real = jest.requireActual<object>('@tarojs/taro')
  return new Proxy(real, { get: (all, name) => hooks[String(name)] ?? Reflect.get(all, name) })
})

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A page about a table over a server that counts the requests. */
async function setUp(query: Partial<typeof CODE>) {
  const server = { requested: 0, refusal: undefined as Error | undefined }
  const remote = {
    table: async () => {
      server.requested += 1
      if (server.refusal) throw server.refusal
      return { version: 'v', changed: false, view: null, serverTime: '2026-11-21T12:00:00+07:00' }
    },
  }
  const storage = { read: () => undefined, write: () => undefined }
  const cart = { revision: 0, applySnapshot: () => true, forget: () => undefined }
  const table = new TableStore(remote as never, storage, cart, () => 'key')
  const stores = { table, locale: { current: 'en' } } as unknown as Stores
  const Shown = observer(function Shown() {
    return <>{useTable(query) ? 'here' : 'nowhere'}</>
  })
  const page = createElement(StoresContext.Provider, { value: stores }, createElement(Shown))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(page))
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  const revision = (what: 'show' | 'hide') =>
    act(async () => {
      for (const work of mockPage[what]) work()
    })
  return { server, place, pass, revision, leave: () => act(async () => root.unmount()) }
}

test('polls at once and then every two seconds, but not while the page is hidden', async () => {
  const { server, place, pass, revision, leave } = await setUp(CODE)
  expect([place.textContent, server.requested]).toEqual(['here', 1])
  await pass(2000)
  expect(server.requested).toBe(2)
  await revision('hide')
  await pass(6000)
  expect(server.requested).toBe(2)
  await revision('show')
  expect(server.requested).toBe(3)
  await pass(2000)
  expect(server.requested).toBe(4)
  await leave()
  await pass(6000)
  expect(server.requested).toBe(4)
})

test('an invalid code is requested once', async () => {
  const { server, pass, leave } = await setUp(CODE)
  server.refusal = new ReplyError(400, 'No such code')
  await pass(2000)
  expect(server.requested).toBe(2)
  await pass(6000)
  expect(server.requested).toBe(2)
  await leave()
})

test('without a code nothing is requested', async () => {
  const { server, place, pass, leave } = await setUp({ storeId: 'ari' })
  await pass(2000)
  expect([place.textContent, server.requested]).toEqual(['nowhere', 0])
  await leave()
})
