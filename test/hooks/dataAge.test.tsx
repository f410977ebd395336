import { observable, runInAction } from 'mobx'
import { OfflineError } from '@/api/errors'
import { DataAgeContext, useTrackDataAge, useDataAge } from '@/hooks/dataAge'
import { OfflineNotice } from '@/shell/OfflineNotice'
import { Resource } from '@/stores/cache/resource'
import type { Stores } from '@/stores/root'
import { act } from 'react'
import { button, render, press } from '../ui/rendering'

const NOON = new Date(2026, 10, 21, 12, 40).getTime()

/** A page with two resources over a switchable network; the first has a cached copy. */
async function setUp() {
  const network = { offline: true, requested: 0 }
  const ask = async () => {
    network.requested += 1
    if (network.offline) throw new OfflineError()
    return 'soup'
  }
  const menu = new Resource(async (old) => {
    await ask().catch(() => old(NOON))
    return 'soup'
  })
  const orders = new Resource(ask)
  const ui = observable({ online: true })
  const stores = {
    ui,
    locale: {
      t: (key: string, params?: object) => [key, ...Object.values(params ?? {})].join(' '),
      current: 'en',
    },
    refresh: async () => undefined,
  } as unknown as Stores

  function Part({ of }: { of: Resource<string> }) {
    useTrackDataAge(of)
    return null
  }
  function Page() {
    const age = useDataAge()
    return (
      <DataAgeContext.Provider value={age}>
        <Part of={menu} />
        <Part of={orders} />
        <OfflineNotice />
      </DataAgeContext.Provider>
    )
  }
  await Promise.all([menu.load(), orders.load()])
  runInAction(() => (ui.online = false))
  const { place: container } = await render(<Page />, stores)
  return { network, menu, orders, ui, place: container }
}

beforeEach(() => jest.useFakeTimers({ now: NOON + 60_000, advanceTimers: true }))
afterEach(() => jest.useRealTimers())

test('a page shows the age of its oldest resource', async () => {
  const { place: container } = await setUp()
  expect(container.textContent).toContain('errors.asOf 12:40')
})

test('when the network returns, only the missing resources are reloaded', async () => {
  const { network, menu, orders, ui } = await setUp()
  network.offline = false
  network.requested = 0
  await act(async () => runInAction(() => (ui.online = true)))
  expect([menu.staleSince, orders.value, network.requested]).toEqual([undefined, 'soup', 2])
  await act(async () => runInAction(() => (ui.online = false)))
  await act(async () => runInAction(() => (ui.online = true)))
  expect(network.requested).toBe(2)
})

test('the retry button reloads them as well', async () => {
  const { network, place: container, orders } = await setUp()
  network.offline = false
  await press(button('common.retry'))
  expect(orders.value).toBe('soup')
  expect(container.textContent).toContain('errors.noNetwork')
})
