import { when } from 'mobx'
import type { Locale } from '@/contract/fields'
import type { FormMap } from '@/contract/config/forms'
import { ConfigStore } from '@/stores/config/config'
import { phoneWithCache } from '../cache/phoneWithCache'

// There is no window here, and so no preview.
jest.mock('@/platform/storage/preview', () => ({ previewTicket: '' }))

const MINUTE = 60_000
const SYSTEM = {
  brand: 'Sala',
  attachurl: '/media/',
  custom: {
    live: '',
    takeOut: '',
    integral: '',
    balance: '',
    informationTitle: '',
    inStore: '',
    hbfh: '฿',
    hbmc: 'THB',
  },
  power: [],
}

/** A merchant, a phone that keeps things, and a clock. */
function setUp(phone = phoneWithCache()) {
  const env = {
    now: 0,
    custom: SYSTEM.custom,
    locale: 'en' as Locale,
    offline: false,
    shop: { notice: { title: '', text: 'Hello' } } as FormMap,
  }
  const calls: string[][] = []
  const remote = {
    forms: async ({ idents }: { idents: string[] }) => {
      calls.push(idents)
      if (env.offline) throw new Error('no network')
      return Object.fromEntries(Object.entries(env.shop).filter(([ident]) => idents.includes(ident)))
    },
    system: async () => ({ ...SYSTEM, custom: env.custom }),
    ad: async () => ({ index: [], orderInfo: [], user: [] }),
  }
  return {
    store: new ConfigStore(
      remote,
      phone.start(),
      () => env.locale,
      () => env.now,
    ),
    env,
    calls,
    phone,
    remote,
  }
}

it('requests all blocks of the specification once, in one call, and marks them as loaded', async () => {
  const { store, calls } = setUp()
  expect(store.isget('notice')).toBe(false)
  await store.start()
  await store.need(['notice', 'copyright'])
  expect(calls).toHaveLength(1)
  const layouts = 'nav copywriting defaultImg firing loadingImg style copyright notice orderCollect goodStyle'
  const settings =
    'hasKp storeBasicSetting orderSetting integralSetting growthSetting alipay basicSetting storageVal vipset storageset personPayOrderConfig inStoreOrderConfig birthdayGift scanConfig'
  expect([...(calls[0] ?? [])].sort()).toEqual(`${layouts} ${settings}`.split(' ').sort())
  expect([store.isget('notice'), store.isget('loginSetting')]).toEqual([true, false])
  expect(store.forms.notice?.text).toBe('Hello')
})

it('shares one request between two concurrent callers', async () => {
  const { store, env, calls } = setUp()
  env.shop.mapSetting = { tiles: 't', attribution: '', key: '' }
  const seen = await Promise.all(
    [1, 2].map(async () => {
      await store.need(['mapSetting'])
      return store.forms.mapSetting?.tiles
    }),
  )
  expect([seen, calls.length]).toEqual([['t', 't'], 1])
})

it('shows the cached copy without network, and requests a missing block again', async () => {
  const before = setUp()
  await before.store.start()
  before.phone.write()
  const { store, env, calls } = setUp(before.phone)
  env.offline = true
  await expect(store.start()).rejects.toThrow('no network')
  expect([store.forms.notice?.text, store.brand, store.isget('notice')]).toEqual(['Hello', 'Sala', false])
  env.offline = false
  await store.refresh()
  expect([store.isget('notice'), calls.length]).toEqual([true, 2])
})

it('revalidates in the background after a while; blocks that the merchant removed disappear', async () => {
  const { store, env, calls } = setUp()
  env.shop.copyright = { text: 'Sala', image: '', link: null }
  await Promise.all([store.start(), store.refresh()])
  env.shop = { notice: { title: '', text: 'Closed on Monday' } }
  env.now += 10 * MINUTE
  await store.refresh()
  expect([store.forms.notice?.text, calls.length]).toEqual(['Hello', 1])
  env.now += 1
  await store.refresh()
  expect([store.forms.notice?.text, store.forms.copyright]).toEqual(['Closed on Monday', undefined])
})

it('requests advertisements once something shows them, and not again for later callers (`isget`)', async () => {
  const { store, remote } = setUp()
  const ask = jest.spyOn(remote, 'ad')
  expect(store.ads.value).toBeUndefined()
  await Promise.all([store.ads.start(), store.ads.start()])
  await store.ads.start()
  expect([store.ads.value, ask.mock.calls.length]).toEqual([{ index: [], orderInfo: [], user: [] }, 1])
})

it.each<[string, (store: ConfigStore) => Promise<void>]>([
  ['when something shows them again', (store) => store.ads.start()],
  ['when the network is back', (store) => store.refresh()],
  ['with everything else', (store) => store.start()],
])('requests failed advertisements again %s', async (_when, again) => {
  const { store, remote } = setUp()
  await store.start()
  jest.spyOn(remote, 'ad').mockRejectedValueOnce(new Error('no network'))
  await store.ads.start()
  expect(store.ads.value).toBeUndefined()
  await again(store)
  await when(() => store.ads.value !== undefined, { timeout: 1000 })
  expect(store.ads.error).toBeUndefined()
})

it('does not request unshown advertisements when the network returns', async () => {
  const { store, remote } = setUp()
  const ask = jest.spyOn(remote, 'ad')
  await store.start()
  await store.refresh()
  expect(ask).not.toHaveBeenCalled()
})

it.each([
  ['relative', 'pictures/tea.webp', '/media/', '/media/pictures/tea.webp'],
  ['relative, kept elsewhere', 'tea.webp', 'https://cdn.example/sala/', 'https://cdn.example/sala/tea.webp'],
  ['absolute', 'https://pictures.example/tea.webp', '/media/', 'https://pictures.example/tea.webp'],
  ['of whatever scheme the page has', '//pictures.example/tea.webp', '/media/', '//pictures.example/tea.webp'],
  ['in itself', 'data:image/gif;base64,R0lGOD', '/media/', 'data:image/gif;base64,R0lGOD'],
  ['none', '', '/media/', ''],
])('the address of a picture that is %s', async (_what, path, attachurl, address) => {
  const { store, remote } = setUp()
  jest.spyOn(remote, 'system').mockResolvedValue({ ...SYSTEM, attachurl })
  await store.start()
  expect(store.picture(path)).toBe(address)
})

it('resolves a relative picture against the default URL while the merchant is unknown', () => {
  expect(setUp().store.picture('tea.webp')).toBe('/media/tea.webp')
})

it.each([
  ['live', ['orderType.pickup']],
  ['takeOut', ['orderType.takeout']],
  ['inStore', ['orderType.dineIn', 'names.dineIn']],
  ['integral', ['names.points', 'names.pointsTitle']],
  ['balance', ['names.balance', 'names.balanceTitle']],
  ['informationTitle', ['profile.title']],
] as const)('the label %s of the merchant stands in %j', async (label, keys) => {
  const { store, env } = setUp()
  env.custom = { ...SYSTEM.custom, [label]: 'Mine' }
  await store.start()
  expect(store.texts).toEqual(Object.fromEntries(keys.map((key) => [key, 'Mine'])))
})

it("evaluates the merchant's disabled features and order types", async () => {
  const { store, env, remote } = setUp()
  expect(store.featureFlags).toEqual({ enabled: [], disabledOrderTypes: [] })
  jest.spyOn(remote, 'system').mockResolvedValue({ ...SYSTEM, power: ['wifi'] as never })
  env.shop.orderCollect = { delivery: true, pickup: false, takeout: true, dineIn: true, fast: true }
  await store.start()
  expect(store.featureFlags).toEqual({ enabled: ['wifi'], disabledOrderTypes: ['pickup'] })
})

it('requests advertisements again in a language chosen while they are loading', async () => {
  const { store, env, remote } = setUp()
  const message: Locale[] = []
  jest.spyOn(remote, 'ad').mockImplementation(async () => {
    message.push(env.locale)
    return { index: [], orderInfo: [], user: [] }
  })
  const first = store.ads.start()
  env.locale = 'zh'
  await Promise.all([first, store.start()])
  expect(message).toEqual(['en', 'zh'])
})

it('has the last requested language when the language changes during loading', async () => {
  const { store, env, calls } = setUp()
  const first = store.start()
  env.locale = 'th'
  env.shop = { notice: { title: '', text: 'สวัสดี' } }
  const second = store.start()
  await Promise.all([first, second])
  expect([store.locale, store.forms.notice?.text]).toEqual(['th', 'สวัสดี'])
  expect(calls.length).toBeGreaterThan(1)
})

it("uses the merchant's labels and texts, and has no texts of its own otherwise", async () => {
  const { store, env } = setUp()
  expect(store.texts).toEqual({})
  env.custom = { ...env.custom, integral: 'Stars', inStore: 'Eat here', live: ' ' }
  env.shop = { copywriting: { texts: { 'tabs.menu': 'Dishes', 'names.pointsTitle': 'My stars', 'tabs.me': '' } } }
  await store.start()
  expect(store.texts).toEqual({
    'names.points': 'Stars',
    'names.pointsTitle': 'My stars',
    'names.dineIn': 'Eat here',
    'orderType.dineIn': 'Eat here',
    'tabs.menu': 'Dishes',
  })
})

it.each([
  [{ hbfh: '฿', hbmc: 'THB' }, '฿', 'THB'],
  [{ hbfh: '¥', hbmc: '' }, '¥', 'THB'],
  [{ hbfh: '', hbmc: 'baht' }, 'baht\u00a0', 'baht'],
  [{ hbfh: '', hbmc: '' }, '฿', 'THB'],
])('formats amounts with the currency %j as %s', async (currency, symbol, name) => {
  const { store, env } = setUp()
  env.custom = { ...env.custom, ...currency }
  await store.start()
  expect([store.currency, store.currencyName]).toEqual([symbol, name])
})
