import type { Block } from '@/contract/config/config'
import type { Link } from '@/contract/link'
import {
  enabledBlocks,
  featureFlagsOf,
  isFeatureOn,
  leadsToEnabled,
  isPathOn,
  enabledInStore,
  isOrderTypeOn,
  serviceLink,
} from '@/domain/config/featureFlags'
import { isPage } from '@/domain/navigation/links'

const to = (id: string): Link => ({ params: 'platform', name: { id } })
const block = (type: string, data: Record<string, unknown>): Block => ({ id: type, type, style: {}, data })

/** A merchant with takeaway, contact and queues enabled only. */
const FEW = featureFlagsOf(['takeOutFood', 'contactCustomer', 'queuing'])

const ALL = featureFlagsOf()

test('a merchant without a list of features has all features', () => {
  expect([isFeatureOn(ALL, 'wifi'), leadsToEnabled(ALL, to('wifi')), isOrderTypeOn(ALL, 'dineIn')]).toEqual([
    true,
    true,
    true,
  ])
})

test.each([
  ['contactCustomer', true],
  ['wifi', false],
  // The storefront requires these features.
  ['index', true],
  ['goods', true],
  ['myOrder', true],
  ['member', true],
  ['conceal', true],
])('of one who lists some, %s is on: %s', (name, on) => {
  expect([isFeatureOn(FEW, name), leadsToEnabled(FEW, to(name))]).toEqual([on, on])
})

test('each order type is a feature; the menu delivers', () => {
  const types = (['delivery', 'pickup', 'takeout', 'dineIn', 'fast'] as const).filter((type) =>
    isOrderTypeOn(FEW, type),
  )
  expect(types).toEqual(['delivery', 'takeout'])
})

describe('an order type that the merchant does not accept (`orderCollect`)', () => {
  const some = featureFlagsOf([], { delivery: false, fast: false, pickup: true })

  test('is disabled with its links and its page; the menu stays', () => {
    expect([isOrderTypeOn(some, 'delivery'), isOrderTypeOn(some, 'fast'), isOrderTypeOn(some, 'dineIn')]).toEqual([
      false,
      false,
      true,
    ])
    expect([leadsToEnabled(some, to('fastOrder')), leadsToEnabled(some, to('goods'))]).toEqual([false, true])
    expect(isPathOn(some, '/pages/shop/in/goods', { diningType: 'fast' })).toBe(false)
  })

  test('stays disabled when its feature is listed', () => {
    expect(isOrderTypeOn(featureFlagsOf(['fastOrder'], { fast: false }), 'fast')).toBe(false)
  })
})

test("a store's order types and services are limited to enabled features", () => {
  const dining = (['delivery', 'pickup', 'dineIn'] as const).map((type) => ({ type }))
  expect(enabledInStore(FEW, { dining, services: ['queue', 'personPay', 'storedValue'] })).toEqual({
    dining: [{ type: 'delivery' }],
    services: ['queue'],
  })
})

test.each([
  ['/pages/shop/in/dmf', {}, false],
  ['/pages/shop/in/goods', { diningType: 'fast' }, false],
  ['/pages/shop/in/goods', { tableId: 'a1' }, true],
  ['/pages/index/goods', {}, true],
  ['/pages/my/other/gywm', { p: 'privacy' }, true],
  ['/pages/order/detail', {}, true],
])('the page %s with %j is on: %s', (path, query, on) => {
  expect(isPathOn(FEW, path, query)).toBe(on)
})

test('URLs and pages are checked by their target; external targets are enabled', () => {
  expect(leadsToEnabled(FEW, 'pages/shop/in/dmf?storeId=ari')).toBe(false)
  expect(leadsToEnabled(FEW, 'https://sala.example')).toBe(true)
  expect(leadsToEnabled(FEW, { params: 'page', name: { path: '/pages/shop/in/dmf' } })).toBe(false)
  expect(leadsToEnabled(FEW, { params: 'phone', param: { phone: '02' } })).toBe(true)
})

describe('a layout', () => {
  const kinds = (blocks: readonly Block[]) => enabledBlocks(FEW, blocks).map(({ type }) => type)

  test('loses entries for disabled features and blocks that contain nothing else', () => {
    const list = block('list', {
      items: [
        { title: 'Wi-Fi', link: to('wifi') },
        { title: 'Contact', link: to('contactCustomer') },
      ],
    })
    expect(enabledBlocks(FEW, [list])[0]?.data).toEqual({ items: [{ title: 'Contact', link: to('contactCustomer') }] })
    expect(kinds([block('promo', { link: to('cashier') }), block('promo', { link: to('contactCustomer') })])).toEqual([
      'promo',
    ])
    expect(kinds([block('navGrid', { items: [{ title: 'Wi-Fi', link: to('wifi') }] }), block('divider', {})])).toEqual([
      'divider',
    ])
  })

  test('keeps blocks with content of their own, without their link', () => {
    const notice = block('notice', { text: 'Free Wi-Fi', link: to('wifi') })
    const cube = block('cube', { shape: 'two', pictures: [{ link: to('wifi') }, { link: to('goods') }] })
    const coupons = block('coupons', { more: to('couponCenter'), coupons: [] })
    expect(enabledBlocks(FEW, [notice, cube, coupons]).map(({ data }) => data)).toEqual([
      { text: 'Free Wi-Fi', link: null },
      { shape: 'two', pictures: [{ link: null }, { link: to('goods') }] },
      { more: null, coupons: [] },
    ])
  })

  test('is unchanged when all features are enabled', () => {
    const blocks = [block('promo', { link: to('cashier') })]
    expect(enabledBlocks(ALL, blocks)).toEqual(blocks)
  })
})

/** What leads nowhere here, although the merchant has all features: other storefronts may have it. */
const NOWHERE: Link[] = [
  { params: 'platform', name: { id: 'shopSignUp' } },
  { params: 'platform', name: { id: 'nobodyKnowsThis' } },
  { params: 'page', name: { path: '/pages/no/such-page' } },
  { params: 'external', name: { path: 'javascript:alert(1)' } },
  { params: 'category' },
  { params: 'somethingNew' },
]
/** What leads somewhere once the store is known. */
const SOMEWHERE: Link[] = [
  to('navigation'),
  to('scanOrder'),
  to('officialLink'),
  { params: 'goods', value: { id: 'curry' } },
  { params: 'phone', param: { phone: '02' } },
]

describe('a link to a page that does not exist', () => {
  test.each(NOWHERE)('is not shown: %j', (link) => {
    expect(leadsToEnabled(ALL, link)).toBe(false)
    const list = block('list', { items: [{ link }, { link: to('goods') }] })
    expect(enabledBlocks(ALL, [block('promo', { link }), list]).map(({ data }) => data)).toEqual([
      { items: [{ link: to('goods') }] },
    ])
  })

  test.each(SOMEWHERE)('is not this one: %j', (link) => expect(leadsToEnabled(ALL, link)).toBe(true))

  test('is no tab of the tab bar', () => {
    expect(leadsToEnabled(ALL, '/pages/no/such-page')).toBe(false)
  })

  test('is not in the block of the services of a store', () => {
    const shown = (['queue', 'reserve'] as const).map((service) => leadsToEnabled(ALL, serviceLink(service)))
    const [visit] = enabledBlocks(ALL, [block('visit', { reserve: true })])
    expect([visit?.data.queue, visit?.data.reserve]).toEqual(shown)
    expect(shown).toEqual(['/pages/my/lineup/pdqh', '/pages/other/reserve/index'].map(isPage))
    expect(enabledBlocks(ALL, [block('visit', { queue: false })])[0]?.data.queue).toBe(false)
  })
})
