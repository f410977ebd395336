import { targetOfScan } from '@/domain/navigation/scan'
import { STORE_CODES, storeScanText } from '@/domain/table/tableCode'

// No page of a nested area is needed for its path to be read.
jest.mock('@/routes', () => {
  const { routes } = jest.requireActual<{ routes: object }>('@/routes')
  return { routes: { ...routes, '/pages/other/coupon/center': {}, '/pages/order/storage/detail': {} } }
})

const ON = { personPay: true, storeGoods: true, fastfood: true, table: true, queue: true }
const read = (text: string, path?: string, config = ON) => targetOfScan({ text, path }, config)
const page = (path: string, query: Record<string, string> = {}) => ({ kind: 'page', path, query })

describe('a code with the marker', () => {
  test.each([
    ['https://sala.example/s/storeGoods', {}],
    ['https://sala.example/s/storeGoods/', {}],
    ['https://sala.example/s/storeGoods/more?storeId=ari', { storeId: 'ari' }],
    ['https://sala.example/s/storeGoods?storeId=ari&categoryId=c%201', { storeId: 'ari', categoryId: 'c 1' }],
    ['https://sala.example/app/s/storeGoods?storeId=ari#top', { storeId: 'ari' }],
    ['https://sala.example/#/s/storeGoods?storeId=ari', { storeId: 'ari' }],
    ['http://another-host.example:8080/s/storeGoods?storeId=ari', { storeId: 'ari' }],
    ['/s/storeGoods?storeId=%E0%B8%AD', { storeId: 'อ' }],
    ['  https://sala.example/s/storeGoods?storeId=ari\n', { storeId: 'ari' }],
    ['https://sala.example/s/storeGoods?name=a=b&flag&=', { name: 'a=b', flag: '', '': '' }],
    ['https://sala.example/s/storeGoods?off=100%&next=/s/table', { off: '100%', next: '/s/table' }],
    ['https://sala.example/s/storeGoods?a=what?&b=2', { a: 'what?', b: '2' }],
  ])('%s opens the menu', (text, query) => {
    expect(read(text)).toEqual(page('/pages/index/goods', query))
  })

  test.each([
    ['personPay?storeId=ari', page('/pages/shop/in/dmf', { storeId: 'ari' })],
    ['fastfood?storeId=ari', page('/pages/shop/in/goods', { diningType: 'fast', storeId: 'ari' })],
    ['fastfood?diningType=dineIn', page('/pages/shop/in/goods', { diningType: 'dineIn' })],
    ['table?storeId=ari&tableId=A%2F7', page('/pages/shop/in/goods', { storeId: 'ari', tableId: 'A/7' })],
    ['table', page('/pages/shop/in/goods')],
  ])('%s opens its page', (code, target) => {
    expect(read(`https://sala.example/s/${code}`)).toEqual(target)
  })
})

test('the codes printed by a store are valid', () => {
  for (const target of STORE_CODES)
    expect(read(storeScanText('https://shop.example', target, 'ari')).kind).not.toBe('none')
})

describe('the scan configuration', () => {
  test.each(['personPay', 'storeGoods', 'fastfood', 'table'])('switches the target %s off, and no other', (name) => {
    const config = { ...ON, [name]: false }
    for (const target of Object.keys(ON)) {
      const { kind } = read(`https://sala.example/s/${target}?storeId=ari`, '', config)
      expect([target, kind]).toEqual([target, target === name ? 'off' : 'page'])
    }
  })

  test('does not matter for a code with a path, and until it is loaded all targets are on', () => {
    const config = { ...ON, storeGoods: false }
    expect(read('', 'pages/index/goods', config).kind).toBe('page')
    expect(targetOfScan({ text: 'https://sala.example/s/storeGoods' }, undefined).kind).toBe('page')
  })
})

describe('a code with a path', () => {
  test.each([
    ['pages/index/goods?storeId=ari', page('/pages/index/goods', { storeId: 'ari' })],
    ['/pages/index/goods', page('/pages/index/goods')],
    ['pages/order/detail?orderId=o%201', page('/pages/order/detail', { orderId: 'o 1' })],
    // Mini-programs have the files of nested areas in subpackages of their own.
    ['pages/coupon/center?from=card', page('/pages/other/coupon/center', { from: 'card' })],
    ['/pages/storage/detail', page('/pages/order/storage/detail')],
    ['pages/other/coupon/center', page('/pages/other/coupon/center')],
    ['pages/no/such-page', { kind: 'none' }],
    ['pages/index/../index/goods', { kind: 'none' }],
  ])('%s leads to its path', (path, target) => {
    expect(read('https://sala.example/s/table?tableId=7', path)).toEqual(target)
  })

  test.each([
    ['https://sala.example/#/pages/shop/out/goods-dl?gid=g1&storeId=ari', { gid: 'g1', storeId: 'ari' }],
    ['https://sala.example/shop/?from=share#/pages/shop/out/goods-dl?gid=/s/table', { gid: '/s/table' }],
  ])('%s is a URL of our site', (text, query) => {
    expect(read(text)).toEqual(page('/pages/shop/out/goods-dl', query))
  })

  test('an empty path is ignored', () => {
    expect(read('https://sala.example/s/storeGoods', '')).toEqual(page('/pages/index/goods'))
  })
})

test.each([
  [''],
  ['   '],
  ['8850999320014'],
  ['table'],
  ['https://sala.example'],
  ['https://sala.example/s/'],
  ['https://sala.example/s/?table'],
  ['https://sala.example/s/nobodyKnowsThis?storeId=ari'],
  ['https://sala.example/s/Table'],
  ['https://sala.example/s/toString'],
  ['https://sala.example/s/__proto__'],
  ['https://sala.example/#/pages/no/such-page'],
  ['https://sala.example/#/toString'],
  ['javascript:alert(1)'],
  ['javascript:alert(1)//#/pages/index/goods'],
  ['data:text/html,<script>alert(1)</script>'],
  ['00020101021129370016A000000677010111'],
  ['WIFI:T:WPA;S:Sala;P:secret;;'],
])('"%s" is not one of our codes', (text) => {
  expect(read(text)).toEqual({ kind: 'none' })
})
