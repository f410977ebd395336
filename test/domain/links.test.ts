import type { Link } from '@/contract/config'
import { targetOf } from '@/domain/links'

const facts = { storeId: 's1', officialLink: 'https://sala.example' }
const follow = (link: Link) => targetOf(link, facts)
const named = (id: string) => follow({ params: 'platform', name: { id } })

test.each([
  ['index', '/pages/index/index'],
  ['goods', '/pages/index/goods'],
  ['myOrder', '/pages/index/order-index'],
  ['member', '/pages/index/my-index'],
  ['myAddress', '/pages/my/addres/addresses'],
])('the platform name %s opens %s', (name, path) => {
  expect(named(name)).toEqual({ kind: 'page', path, query: {} })
})

test.each([
  ['takeOutFood', 1],
  ['TakeFood', 2],
])('%s opens the menu and stores the order type %i', (name, flag) => {
  expect(named(name)).toEqual({ kind: 'page', path: '/pages/index/goods', query: {}, flag })
})

test.each(
  (
    'contactCustomer conceal aboutUs helpCenter couponCenter rollPackage myCoupon giftCard balanceRecharge signIndex integralShop officialLink ' +
    'navigation cardIndex shopSignUp shopOrder vipCode setPoint exchange cashier fastOrder queuing reserve oldWithNew wifi pData vipEquity ' +
    'pwCoupon drinks payVip scanOrder'
  ).split(' '),
)('%s has no page yet and leads nowhere', (name) => {
  expect(named(name)).toEqual({ kind: 'none' })
})

test.each([['nobodyKnowsThis'], ['toString'], ['']])('the unknown name "%s" leads nowhere', (name) => {
  expect(named(name)).toEqual({ kind: 'none' })
})

test('links of the other kinds', () => {
  expect(follow({ params: 'goods', value: { id: 'g1' } })).toEqual({
    kind: 'page',
    path: '/pages/shop/out/goods-dl',
    query: { gid: 'g1', storeId: 's1' },
  })
  expect(follow({ params: 'category', category: 'c1' })).toEqual({
    kind: 'page',
    path: '/pages/index/goods',
    query: { categoryId: 'c1' },
  })
  expect(follow({ params: 'phone', param: { phone: '02 123 4567' } })).toEqual({ kind: 'call', phone: '02 123 4567' })
  expect(follow({ params: 'miniProgram', name: { appId: 'wx1', path: 'pages/a' } })).toEqual({
    kind: 'miniProgram',
    appId: 'wx1',
    path: 'pages/a',
  })
})

test.each<Link>([
  { params: 'goods' },
  { params: 'category' },
  { params: 'phone', param: {} },
  { params: 'miniProgram', name: { path: 'pages/a' } },
  { params: 'external', name: { path: 'https://sala.example' } },
  { params: 'custom', value: { id: 'p1' } },
  { params: 'nothing known' },
  { params: 'constructor' },
])('%j is incomplete, unknown or has no page yet, and leads nowhere', (link) => {
  expect(follow(link)).toEqual({ kind: 'none' })
})

test('a dish cannot be opened before a store is known', () => {
  expect(targetOf({ params: 'goods', value: { id: 'g1' } }, { ...facts, storeId: '' })).toEqual({ kind: 'none' })
})
