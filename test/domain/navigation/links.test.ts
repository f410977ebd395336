import * as v from 'valibot'
import { type Link, link as linkShape } from '@/contract/link'
import type { OutType } from '@/domain/cart/cartKind'
import { targetOf, targetOfAddress } from '@/domain/navigation/links'

const facts = { storeId: 's1', officialLink: 'https://sala.example/about?us=1' }
const follow = (link: Link) => targetOf(link, facts)
const named = (id: string, value?: Link['value']) => follow({ params: 'platform', name: { id }, value })
const WEB = '/pages/other/web-view'

/** Linked by the specification, but not in its table of pages (§2). */
const ELSEWHERE = ['/mbaoming', '/morder-index']

/** The storefront page of this URL. */
function target(path: string, query: Record<string, string>, orderType?: OutType) {
  return !ELSEWHERE.includes(path) ? { kind: 'page', path, query, ...(orderType && { orderType }) } : { kind: 'none' }
}

test('a link has a kind, a name with id, path and app, a category, a value and a phone; all but the kind are optional', () => {
  const whole = {
    params: 'platform',
    name: { id: 'goods', path: '/pages/index/goods', appId: 'wx1' },
    category: 'soups',
    value: { id: 'p1' },
    param: { phone: '02 123 4567' },
  }
  expect(v.parse(linkShape, { ...whole, type: 'replace' })).toEqual({ ...whole, type: 'replace' })
  expect(v.parse(linkShape, { ...whole, type: 'teleport' })).toEqual(whole)
  expect(v.is(linkShape, { params: 'phone' })).toBe(true)
  expect(v.is(linkShape, { name: { id: 'goods' } })).toBe(false)
})

/** Every name that the specification gives a page (§2), its URL, its query, and the order type that it stores. */
const PLATFORM: [name: string, path: string, query?: Record<string, string>, orderType?: OutType][] = [
  ['index', '/pages/index/index'],
  ['goods', '/pages/index/goods'],
  ['TakeFood', '/pages/index/goods', {}, 'pickup'],
  ['takeOutFood', '/pages/index/goods', {}, 'takeout'],
  ['myOrder', '/pages/index/order-index'],
  ['member', '/pages/index/my-index'],
  ['myAddress', '/pages/my/addres/addresses'],
  ['contactCustomer', '/pages/my/other/zkf'],
  ['conceal', '/pages/my/other/gywm', { p: 'privacy' }],
  ['aboutUs', '/pages/my/other/gywm', { p: 'about' }],
  ['helpCenter', '/pages/my/other/bzzx'],
  ['couponCenter', '/pages/other/coupon/center'],
  ['rollPackage', '/pages/other/rollPackage/rolldl', { id: 'v1' }],
  ['myCoupon', '/pages/other/coupon/couponList'],
  ['giftCard', '/pages/other/giftCard/cardList'],
  ['balanceRecharge', '/pages/other/recharge/index'],
  ['signIndex', '/pages/my/signin/index'],
  ['integralShop', '/pages/my/integral/shop-index'],
  ['officialLink', WEB, { src: facts.officialLink }],
  ['cardIndex', '/pages/index/card'],
  ['shopSignUp', '/mbaoming', { storeId: 's1' }],
  ['shopOrder', '/morder-index'],
  ['vipCode', '/pages/my/user/mr-code'],
  ['setPoint', '/pages/other/setPoint/pointdl'],
  ['exchange', '/pages/other/coupon/dhm'],
  ['cashier', '/pages/shop/in/dmf', { storeId: 's1' }],
  ['fastOrder', '/pages/shop/in/goods', { diningType: 'fast' }],
  ['queuing', '/pages/my/lineup/pdqh'],
  ['reserve', '/pages/other/reserve/index'],
  ['oldWithNew', '/pages/order/invitation/yqyl'],
  ['wifi', '/pages/other/wifi'],
  ['pData', '/pages/other/chooseAvatar'],
  ['vipEquity', '/pages/my/vip/wkk'],
  ['pwCoupon', '/pages/other/pwCoupon/index', { id: 'v1' }],
  ['drinks', '/pages/order/storage/list'],
  ['payVip', '/pages/other/payVip/index'],
]

test.each(PLATFORM)('the platform name %s opens %s', (name, path, query = {}, orderType) => {
  expect(named(name, { id: 'v1' })).toEqual(target(path, query, orderType))
})

test.each([
  ['scanOrder', 'scan'],
  ['navigation', 'directions'],
])('the platform name %s is no page: %s', (name, kind) => {
  expect(named(name)).toEqual({ kind })
})

test('a page of this storefront opens by its path and gets the store', () => {
  const path = '/pages/shop/out/sjjs'
  expect(follow({ params: 'page', name: { path } })).toEqual({ kind: 'page', path, query: { storeId: 's1' } })
  expect(follow({ params: 'page', name: { path: '/pages/none' } })).toEqual({ kind: 'none' })
})

test('the platform names are all 38 of the specification', () => {
  expect(new Set(PLATFORM.map(([name]) => name)).size + 2).toBe(38)
})

test.each(['shopSignUp', 'shopOrder'])('%s belongs to a mall that no storefront has, and has no target', (name) => {
  expect(named(name)).toEqual({ kind: 'none' })
})

test.each([['nobodyKnowsThis'], ['toString'], ['constructor'], ['']])('the unknown name "%s" has no target', (name) => {
  expect(named(name)).toEqual({ kind: 'none' })
})

test('unknown values are omitted from the query', () => {
  const link = { params: 'platform', name: { id: 'cashier' } }
  expect(targetOf(link, { storeId: '', officialLink: '' })).toEqual(target('/pages/shop/in/dmf', {}))
})

test.each<[string, Link, object]>([
  [
    'a dish',
    { params: 'goods', value: { id: 'g1' } },
    target('/pages/shop/out/goods-dl', { gid: 'g1', storeId: 's1' }),
  ],
  ['a category', { params: 'category', category: 'c1' }, target('/pages/index/goods', { categoryId: 'c1' })],
  ['a category', { params: 'category', value: { id: 'c1' } }, target('/pages/index/goods', { categoryId: 'c1' })],
  ['a custom page', { params: 'custom', value: { id: 'p1' } }, target('/pages/order/other/custom', { pid: 'p1' })],
  ['a web page', { params: 'external', name: { path: 'https://a.example/?b=c d' } }, { kind: 'none' }],
  [
    'a web page',
    { params: 'external', name: { path: 'https://a.example/?b=c' } },
    target(WEB, { src: 'https://a.example/?b=c' }),
  ],
  ['a call', { params: 'phone', param: { phone: '02 123 4567' } }, { kind: 'call', phone: '02 123 4567' }],
  [
    'a mini-program',
    { params: 'miniProgram', name: { appId: 'wx1', path: 'pages/a' } },
    { kind: 'miniProgram', appId: 'wx1', path: 'pages/a' },
  ],
  [
    'a mini-program',
    { params: 'miniProgram', name: { appId: 'wx1' } },
    { kind: 'miniProgram', appId: 'wx1', path: '' },
  ],
])('a link to %s: %j', (_what, link, expected) => {
  expect(follow(link)).toEqual(expected)
})

test.each<Link>([
  { params: 'goods' },
  { params: 'category' },
  { params: 'phone', param: {} },
  { params: 'miniProgram', name: { path: 'pages/a' } },
  { params: 'external', name: { path: 'javascript:alert(1)' } },
  { params: 'external' },
  { params: 'custom' },
  { params: 'nothing known' },
  { params: 'constructor' },
])('%j is incomplete or unknown and has no target', (link) => {
  expect(follow(link)).toEqual({ kind: 'none' })
})

test('dishes and the official site have no target before store and site are known', () => {
  const unknown = { storeId: '', officialLink: '' }
  expect(targetOf({ params: 'goods', value: { id: 'g1' } }, unknown)).toEqual({ kind: 'none' })
  expect(targetOf({ params: 'platform', name: { id: 'officialLink' } }, unknown)).toEqual({ kind: 'none' })
})

test.each([
  ['/', '/pages/index/index', {}],
  ['/pages/index/goods?storeId=s1&gid=a%20b', '/pages/index/goods', { storeId: 's1', gid: 'a b' }],
  ['pages/index/my-index', '/pages/index/my-index', {}],
  ['#/pages/index/my-index', '/pages/index/my-index', {}],
  ['https://sala.example', WEB, { src: 'https://sala.example' }],
])('the address %s is %s with %j', (url, path, query) => {
  expect(targetOfAddress(url)).toEqual(target(path, query))
})

test.each(['/mbaoming?storeId=s1', '/morder-index', '/pages/nowhere', 'javascript:alert(1)'])(
  'the URL "%s" has no target',
  (url) => {
    expect(targetOfAddress(url)).toEqual({ kind: 'none' })
  },
)
