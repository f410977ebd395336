import Taro from '@tarojs/taro'
import type react from 'react'
import '@/i18n/en/common'
import { observer } from 'mobx-react-lite'
import { TabBar } from '@/shell/TabBar'
import { useTabs } from '@/shell/useTabs'
import type { NavLayout } from '@/contract/config/forms'
import { vibrate } from '@/platform/device/device.h5'
import { LocaleStore } from '@/stores/config/locale'
import type { Path } from '@/routes'
import { featureFlagsOf } from '@/domain/config/featureFlags'
import type { Stores } from '@/stores/root'
import { button, render, press } from '../ui/rendering'

jest.mock('@/hooks/useOnShow', () => {
  const { useEffect } = jest.requireActual<typeof react>('react')
  return { useOnShow: (work: () => void) => useEffect(work, []) }
})

const refresh = jest.fn()

const MENU = '/pages/index/goods'
const locale = new LocaleStore({ read: () => undefined, write: () => undefined })
const navigated: string[] = []
const shownTexts: string[] = []
const buzz = jest.fn()
let now = 0

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
  for (const move of ['switchTab', 'navigateTo', 'redirectTo'] as const) {
    jest.spyOn(Taro, move).mockImplementation((async ({ url }: { url: string }) => {
      navigated.push(`${move} ${url}`)
    }) as never)
  }
  Object.assign(navigator, { vibrate: buzz })
  for (const list of [navigated, shownTexts]) list.length = 0
  buzz.mockClear()
})

const Page = observer(function Page({ path, query }: { path: Path; query: Record<string, string> }) {
  const tabs = useTabs(path, query)
  return tabs.active < 0 ? null : <TabBar path={path} tabs={tabs} />
})

/** Renders the tab bar of a page in a shop with or without such a layout. */
async function open(path: Path, nav?: Partial<NavLayout>, query: Record<string, string> = {}) {
  const stores = {
    locale,
    theme: { dark: false },
    orders: { total: 0, refresh },
    shop: { id: 'ari' },
    ui: { notify: (texts: string) => void shownTexts.push(texts), trackCode: <T,>(code: Promise<T>) => code },
    config: { forms: { nav }, featureFlags: featureFlagsOf(), picture: (address: string) => address },
  } as unknown as Stores
  const { place } = await render(<Page path={path} query={query} />, stores)
  return [...place.querySelectorAll('button')].map((each) => each.textContent)
}

const tab = (title: string, url: string) => ({ title, url, icon: '', selectedIcon: '' })
const NAV = { background: '', color: '', selectedColor: '', type: 'both', positionType: 'fixed', selected: 0 } as const
const marked = () => document.querySelector('[aria-current=true]')?.textContent

test('every page with a tab bar asks how many orders are active, for the badge', async () => {
  await open('/pages/index/index')
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('without a layout there are four tabs: home, menu, orders and me', async () => {
  expect(await open('/pages/index/index')).toEqual(['Home', 'Menu', 'Orders', 'Me'])
  for (const name of ['Menu', 'Orders', 'Me']) await press(button(name))
  expect(navigated).toEqual([
    'switchTab /pages/index/goods',
    'switchTab /pages/index/order-index',
    'switchTab /pages/index/my-index',
  ])
})

test.each([
  ['/pages/index/index', 'Home'],
  [MENU, 'Menu'],
  ['/pages/index/order-index', 'Orders'],
  ['/pages/index/my-index', 'Me'],
] as const)('%s is marked as %s', async (path, title) => {
  await open(path)
  expect(marked()).toBe(title)
})

test('a server layout replaces them, also one with a single tab', async () => {
  expect(await open(MENU, { ...NAV, list: [tab('Start', '/'), tab('Eat', `${MENU}?categoryId=1`)] })).toEqual([
    'Start',
    'Eat',
  ])
  expect(marked()).toBe('Eat')
  expect(await open('/pages/index/index', { ...NAV, list: [tab('Start', '/')] })).toEqual(['Start'])
})

const MANY = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((title, index) =>
  tab(title, `/pages/order/other/custom?pid=${index}`),
)
const CUSTOM = '/pages/order/other/custom'

test('two to five tabs are all in the bar', async () => {
  for (const count of [2, 3, 4, 5]) {
    const list = MANY.slice(0, count)
    expect(await open(CUSTOM, { ...NAV, list }, { pid: '0' })).toEqual(list.map(({ title }) => title))
  }
})

test('a sixth tab and further ones are listed under "More"', async () => {
  const bar = ['One', 'Two', 'Three', 'Four', 'Five', 'More']
  expect(await open(CUSTOM, { ...NAV, list: MANY }, { pid: '0' })).toEqual(bar)
  await press(button('More'))
  await press(button('Seven'))
  expect(navigated).toEqual([`redirectTo ${CUSTOM}?pid=6`])
})

test('on a page under "More" the bar is shown, and a tap on its tab there is ignored with a vibration', async () => {
  await open(CUSTOM, { ...NAV, list: MANY }, { pid: '5' })
  expect(button('More').className).toContain('on')
  await press(button('More'))
  expect(marked()).toBe('Six')
  await press(button('Six'))
  expect([navigated, buzz.mock.calls.length]).toEqual([[], 1])
})

test('the bar is hidden on pages that are none of its tabs, including the default ones', async () => {
  const nav = { ...NAV, list: [tab('Start', '/'), tab('Eat', MENU)] }
  expect(await open('/pages/index/my-index', nav)).toEqual([])
  expect(await open('/pages/my/addres/addresses')).toEqual([])
})

test('a tab without a target is not shown', async () => {
  const list = [tab('Eat', MENU), tab('Mall', '/mbaoming?storeId=1'), tab('Odd', 'x'), tab('Start', '/')]
  expect(await open(MENU, { ...NAV, list })).toEqual(['Eat', 'Start'])
  await press(button('Start'))
  expect(navigated).toEqual(['switchTab /pages/index/index'])
})

test('pages that are tabs of the layout only replace each other, so that the stack does not grow', async () => {
  const custom = (pid: string) => `/pages/order/other/custom?pid=${pid}`
  const nav = { ...NAV, list: [tab('Start', '/'), tab('One', custom('one')), tab('Two', custom('two'))] }
  await open('/pages/index/index', nav)
  await press(button('One'))
  await open('/pages/order/other/custom', nav, { pid: 'one' })
  expect([...document.querySelectorAll('[aria-current=true]')].map((each) => each.textContent)).toEqual([
    'Start',
    'One',
  ])
  const [, context] = document.querySelectorAll('[role=navigation]')
  for (const name of ['Two', 'Start'])
    await press(
      [...(context?.querySelectorAll('button') ?? [])].find((each) => each.textContent === name) as HTMLElement,
    )
  expect(navigated).toEqual([
    `navigateTo ${custom('one')}`,
    `redirectTo ${custom('two')}`,
    'switchTab /pages/index/index',
  ])
})

test('a tap on the active tab vibrates and does not navigate; two taps within half a second are one', async () => {
  await open(MENU)
  await press(button('Menu'))
  expect([buzz.mock.calls.length, navigated]).toEqual([1, []])
  let at = (now += 1000)
  jest.spyOn(Date, 'now').mockImplementation(() => at)
  await press(button('Home'))
  at += 499
  await press(button('Me'))
  at += 1
  await press(button('Orders'))
  expect(navigated).toEqual(['switchTab /pages/index/index', 'switchTab /pages/index/order-index'])
})

test('a browser that cannot vibrate is not asked to', () => {
  Object.assign(navigator, { vibrate: undefined })
  expect(() => vibrate()).not.toThrow()
})
