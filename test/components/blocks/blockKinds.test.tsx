import Taro from '@tarojs/taro'
import type * as react from 'react'
import { act } from 'react'
import { Blocks } from '@/components/blocks/Blocks'
import { readBlocks } from '@/components/blocks/registry'
import { blockSamples } from '@/pages/dev/parts/blockSamples'
import { featureFlagsOf } from '@/domain/config/featureFlags'
import type { Stores } from '@/stores/root'
import type { PageLife } from '../../ui/pageLife'
import { button, render, press } from '../../ui/rendering'

jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../../ui/pageLife').taroWithPageLife())

// A block that is drawn without a page is shown once.
jest.mock('@/hooks/useOnShow', () => {
  const { useEffect } = jest.requireActual<typeof react>('react')
  return { useOnShow: (work: () => void) => useEffect(work, []) }
})

const SAMPLES = blockSamples('en')

const store = {
  id: 'thonglor',
  name: 'Sala Thonglor',
  address: '8 Soi Thonglor 10',
  isOpen: true,
  businessText: '',
  dining: ['delivery', 'pickup', 'dineIn', 'takeout', 'fast'].map((type) => ({ type, minAmount: 0, feeFrom: 0 })),
  minutes: { min: 15, max: 20 },
  services: ['queue', 'reserve'],
}
const ad = { id: 'a', image: 'ad.webp', title: 'Mango season is here', link: null }

const terms = { couponId: 'dinner', name: 'Dinner for two', kind: 'amount', value: 5000, minAmount: 0, description: '' }
const offer = {
  ...{ terms, receiveState: 'can', issued: 1, total: null, claimUntil: null, valid: null, validDays: 30, heldId: null },
}
const centre = { list: [offer], usable: 0, serverTime: '2026-11-23T12:00:00+07:00' }

/** The shop as the blocks read it; texts are their keys here. */
const stores = {
  locale: { t: (key: string) => key, current: 'en' },
  config: {
    brand: 'Sala',
    currency: '฿',
    forms: {},
    featureFlags: featureFlagsOf(),
    picture: (path: string) => path,
    ads: { start: () => undefined, value: { index: [ad], orderInfo: [], user: [] } },
  },
  theme: { dark: false },
  shop: { id: 'thonglor', outType: 'delivery', info: { value: store } },
  delivery: { exact: false },
  carts: { out: { countOf: () => 0, owner: { diningType: 'delivery' } } },
  session: { user: undefined, signedIn: false, discountFor: () => undefined },
  orders: { toPay: 0, inProgress: 0 },
  privacy: { open: false },
  offlineCache: { networkFirstForUser: () => Promise.resolve(centre) },
} as unknown as Stores

/** Renders a block of a type and returns its element. */
async function rendered(type: string, data: Record<string, unknown>): Promise<HTMLElement> {
  const blocks = await readBlocks([{ id: type, type, style: {}, data }])
  return (await render(<Blocks blocks={blocks} waiting={false} />, stores)).place
}

test.each(Object.entries(SAMPLES))('a block of type %s is rendered completely', async (type, data) => {
  const complaints = jest.spyOn(console, 'error')
  const place = await rendered(type, data)
  expect(place.childElementCount).toBeGreaterThan(0)
  expect(complaints).not.toHaveBeenCalled()
})

test.each(['strip', 'grid', 'rows', 'large'])('dishes are rendered as %s', async (layout) => {
  const place = await rendered('goods', { ...SAMPLES.goods, layout })
  expect(place.textContent).toContain('Khao soi')
  expect(place.querySelectorAll('[class*=place]')).toHaveLength(4)
})

test('a strip has the coupons that can be claimed, or those that the merchant names', async () => {
  const strip = async (couponIds?: string[]) => (await rendered('coupons', { title: 'For you', couponIds })).textContent
  expect(await strip()).toContain('Dinner for two')
  expect(await strip(['dinner'])).toContain('Dinner for two')
  expect(await strip(['lunch'])).toBe('')
})

test('a merchant’s text is rendered as entered', async () => {
  const place = await rendered('richText', SAMPLES.richText)
  expect(place.querySelector('h2')?.textContent).toBe('Our rice')
  expect(place.querySelectorAll('li')).toHaveLength(2)
})

test('the menu by category shows one category at a time', async () => {
  const place = await rendered('goodsTabs', SAMPLES.goodsTabs)
  expect([place.textContent?.includes('Pad Thai'), place.textContent?.includes('Som tam')]).toEqual([true, false])
  const tab = [...place.querySelectorAll<HTMLElement>('[role=tab]')].find(
    ({ textContent }) => textContent === 'Soups and salads',
  )
  await act(async () => tab?.click())
  expect([place.textContent?.includes('Pad Thai'), place.textContent?.includes('Som tam')]).toEqual([false, true])
})

test('lines of news rotate', async () => {
  jest.useFakeTimers()
  const place = await rendered('ticker', SAMPLES.ticker)
  expect(place.textContent).toContain('Closed on Monday')
  await act(async () => jest.advanceTimersByTime(5_000))
  expect(place.textContent).toContain('Mangoes are in')
  jest.useRealTimers()
})

test.each(['hero', 'banner'])(
  'a %s on a dark screen has dark pictures, or the light ones if there are no dark ones',
  async (type) => {
    Object.assign(stores.theme, { dark: true })
    const slide = { image: 'day.webp', darkImage: 'night.webp', title: 'Mangoes are in' }
    const look = async (slides: (typeof slide)[]) => {
      const place = await rendered(type, { slides })
      const light = place.querySelector('.theme-light') !== null
      return [[...place.querySelectorAll('img')].map((each) => each.getAttribute('src')), light]
    }
    expect(await look([slide])).toEqual([['night.webp'], false])
    expect(await look([slide, { ...slide, image: 'noon.webp', darkImage: '' }])).toEqual([
      ['day.webp', 'noon.webp'],
      true,
    ])
    Object.assign(stores.theme, { dark: false })
    expect(await look([slide])).toEqual([['day.webp'], false])
  },
)

test('a film that fails to load shows its poster and can be retried', async () => {
  const place = await rendered('video', SAMPLES.video)
  const film = () => place.querySelector('video')
  expect([film()?.getAttribute('src'), film()?.preload]).toEqual(['films/kitchen.mp4', 'none'])
  await act(async () => film()?.dispatchEvent(new Event('error')))
  expect([film(), place.querySelector('img')?.getAttribute('src')]).toEqual([null, 'pictures/hero.webp'])
  expect(place.textContent).toContain('errors.load')
  await press(button('common.retry'))
  expect(film()).not.toBeNull()
})

test("a floating button has a label and follows the merchant's link", async () => {
  const follow = jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: '' })
  await rendered('floating', SAMPLES.floating)
  await press(button('Iced tea'))
  expect(follow).toHaveBeenCalledWith(expect.objectContaining({ url: '/pages/index/goods' }))
})

test('an advertisement that leads nowhere is not shown', async () => {
  const ads = stores.config.ads as unknown as { value: { index: object[] } }
  const link = { params: 'page', name: { path: '/pages/no/such-page' } }
  ads.value = { ...ads.value, index: [{ ...ad, link }] }
  expect((await rendered('ad', { place: 'index' })).textContent).not.toContain(ad.title)
  ads.value = { ...ads.value, index: [ad] }
  expect((await rendered('ad', { place: 'index' })).textContent).toContain(ad.title)
})

test('an advertisement keeps its place free until it is loaded, and gives it up when that fails', async () => {
  const ads = stores.config.ads as unknown as { value: object | undefined; error: unknown }
  const { value } = ads
  ads.value = undefined
  const places = async () => (await rendered('ad', { place: 'index' })).querySelectorAll('[class*=banner]').length
  expect(await places()).toBe(1)
  ads.error = new Error('no network')
  expect(await places()).toBe(0)
  Object.assign(ads, { value, error: undefined })
})

test('a store without queue and reservation has no entry for them', async () => {
  const info = stores.shop.info as unknown as { value: typeof store }
  info.value = { ...store, services: [] }
  expect((await rendered('visit', {})).textContent).toBe('')
  info.value = store
})

test('the tiles of a closed store promise no minutes', async () => {
  const info = stores.shop.info as unknown as { value: typeof store }
  info.value = { ...store, isOpen: false, businessText: 'Opens at 10:00' }
  const { textContent } = await rendered('dining', SAMPLES.dining)
  info.value = store
  expect(textContent).toContain('Opens\nat 10:00')
  expect(textContent).not.toContain('orderType.readyMinutes')
})
