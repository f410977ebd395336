import Taro from '@tarojs/taro'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { StoresContext } from '@/hooks/useStores'
import { useFollowLink } from '@/hooks/useFollowLink'
import type { Link } from '@/contract/link'
import { call } from '@/platform/device/device'
import { featureFlagsOf } from '@/domain/config/featureFlags'
import type { Stores } from '@/stores/root'
import '../ui/rendering'

jest.mock('@/platform/device/device', () => ({
  ...jest.requireActual<object>('@/platform/device/device'),
  call: jest.fn(),
}))

const store = { lat: 13.7, lng: 100.5, name: 'Sala', address: 'Thonglor' }
const officialLink = 'https://sala.example'
const MOVES = ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch'] as const

/** Follows a link in a store and returns the resulting navigation and toasts. `there`: whether the store loads. */
async function follow(to: Link | string, exists = true, enabled: string[] = []) {
  const navigated: string[] = []
  for (const move of MOVES) {
    jest.spyOn(Taro, move).mockImplementation((async ({ url }: { url: string }) => {
      navigated.push(`${move} ${url}`)
    }) as never)
  }
  const shownTexts: unknown[] = []
  const ui = {
    notify: (texts: string) => void shownTexts.push(texts),
    report: (error: unknown) => void shownTexts.push(error),
  }
  const shop = {
    id: 's1',
    start: async () => undefined,
    info: exists ? { value: store } : { error: 'no network' },
    chooseOutType: (type: string) => void navigated.push(`order type ${type}`),
  }
  const config = { forms: { basicSetting: { officialLink } }, featureFlags: featureFlagsOf(enabled) }
  const stores = { ui, shop, config, locale: { t: (key: string) => key } } as unknown as Stores
  let go: ReturnType<typeof useFollowLink> = () => {}
  const Follower = () => {
    go = useFollowLink()
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(createElement(StoresContext.Provider, { value: stores }, <Follower />)))
  await act(async () => go(to))
  await act(async () => root.unmount())
  return { navigated, shownTexts }
}

const platform = (id: string, type?: Link['type']): Link => ({ params: 'platform', name: { id }, type })

test.each<[string, Link | string, string[]]>([
  ['a page is pushed', platform('myAddress'), ['navigateTo /pages/my/addres/addresses']],
  ['or takes the place of this one', platform('myAddress', 'replace'), ['redirectTo /pages/my/addres/addresses']],
  ['or of all', platform('myAddress', 'relaunch'), ['reLaunch /pages/my/addres/addresses']],
  ['a tab is switched to', platform('member'), ['switchTab /pages/index/my-index']],
  ['takeaway is remembered', platform('takeOutFood'), ['order type takeout', 'switchTab /pages/index/goods']],
  ['pickup is remembered', platform('TakeFood'), ['order type pickup', 'switchTab /pages/index/goods']],
  [
    'the official site opens in ours',
    platform('officialLink'),
    [`navigateTo /pages/other/web-view?src=${encodeURIComponent(officialLink)}`],
  ],
  ['a scanner opens', platform('scanOrder'), ['navigateTo /scan']],
  ['an address of ours is one', '/pages/index/my-index', ['switchTab /pages/index/my-index']],
])('%s: %j', async (_what, link, moves) => {
  expect(await follow(link)).toEqual({ navigated: moves, shownTexts: [] })
})

test('a feature that the merchant disabled opens nothing and shows a message', async () => {
  const nowhere = { navigated: [], shownTexts: ['links.none'] }
  expect(await follow(platform('TakeFood'), true, ['takeOutFood'])).toEqual(nowhere)
  expect(await follow(platform('scanOrder'), true, ['takeOutFood'])).toEqual(nowhere)
  expect(await follow('/pages/shop/in/dmf', true, ['takeOutFood'])).toEqual(nowhere)
  expect((await follow(platform('index'), true, ['takeOutFood'])).shownTexts).toEqual([])
})

test('a phone number is dialled', async () => {
  expect(await follow({ params: 'phone', param: { phone: '02 123 4567' } })).toEqual({ navigated: [], shownTexts: [] })
  expect(call).toHaveBeenCalledWith('02 123 4567')
})

test('the way to the store opens the map, or shows a message when the store does not load', async () => {
  expect(await follow(platform('navigation'))).toEqual({
    navigated: ['navigateTo /open-location?lat=13.7&lng=100.5&name=Sala&address=Thonglor'],
    shownTexts: [],
  })
  expect(await follow(platform('navigation'), false)).toEqual({ navigated: [], shownTexts: ['no network'] })
})

test('the web cannot open a mini-program and shows a message', async () => {
  const link = { params: 'miniProgram', name: { appId: 'wx1', path: 'pages/a' } }
  expect(await follow(link)).toEqual({ navigated: [], shownTexts: ['links.miniProgram'] })
})

test.each<[Link | string]>([
  [platform('shopSignUp')],
  [platform('shopOrder')],
  ['/mbaoming?storeId=s1'],
  ['/morder-index'],
  [platform('nobodyKnowsThis')],
  [{ params: 'nothing known' }],
  [{ params: 'goods' }],
])('%j opens nothing and shows a message', async (link) => {
  expect(await follow(link)).toEqual({ navigated: [], shownTexts: ['links.none'] })
})
