import type { StoreDetail } from '@/contract/store/store'
import { featureFlagsOf } from '@/domain/config/featureFlags'
import { StoreIntro } from '@/pages/shop/parts/StoreIntro'
import { routes } from '@/routes'
import type { Stores } from '@/stores/root'
import { render } from '../../ui/rendering'

jest.mock('@/components/store/StoreHours', () => ({ StoreHours: () => null }))
jest.mock('@/components/store/OpenState', () => ({ OpenState: () => null }))

const store = {
  id: 'ari',
  name: 'Ari',
  images: ['a.webp'],
  address: '1 Soi Ari',
  services: ['queue', 'reserve', 'personPay', 'storedValue', 'wifi'],
} as unknown as StoreDetail

/** The services on the page of a store. */
async function offered(): Promise<string[]> {
  const stores = {
    config: { picture: (address: string) => address, featureFlags: featureFlagsOf() },
    delivery: { exact: true },
    locale: { t: (key: string) => key },
  } as unknown as Stores
  const { place } = await render(<StoreIntro store={store} onCollect={jest.fn()} onCopy={jest.fn()} />, stores)
  return store.services.filter((service) => place.textContent?.includes(`storeIntro.${service}`))
}

test('a store offers the services that this storefront has a page for', async () => {
  const pages: Record<string, string> = {
    queue: '/pages/my/lineup/pdqh',
    reserve: '/pages/other/reserve/index',
    personPay: '/pages/shop/in/dmf',
    storedValue: '/pages/other/recharge/index',
    wifi: '/pages/other/wifi',
  }
  const existing = store.services.filter((service) => (pages[service] ?? '') in routes)
  expect(existing).toEqual(expect.arrayContaining(['personPay', 'wifi']))
  expect(await offered()).toEqual(existing)
})
