import { paysOnPage, payReturnAddress } from '@/platform/payment/payPage.h5'
import { readPayReturn, takePayReturn } from '@/platform/payment/payReturn.h5'
import { read, write } from '@/platform/storage/storage'

/** Opens the site at a URL, as the provider's page does. */
function open(address: string): string {
  window.history.replaceState(null, '', address)
  readPayReturn()
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

beforeEach(() => write('payTrip', { orderId: 'o1', page: '/pages/order/detail?orderId=o1' }))
afterEach(() => takePayReturn('o1'))

const FIELDS = 'charset=utf-8&out_trade_no=01A&method=alipay.trade.wap.pay.return&sign=a%2Bb&trade_no=2026&app_id=2021'

test.each(['/?back=pay', `/?back=pay&${FIELDS}`])(
  'the return to %s opens the order’s page once, without the provider’s fields',
  (address) => {
    expect(open(address)).toBe('/#/pages/order/detail?orderId=o1')
    expect([takePayReturn('o2'), takePayReturn('o1'), takePayReturn('o1')]).toEqual([false, true, false])
    expect(read('payTrip')).toBeUndefined()
  },
)

test('the return in another browser opens the orders', () => {
  write('payTrip', undefined)
  expect(open('/?back=pay')).toBe('/#/pages/index/order-index')
  expect(takePayReturn('o1')).toBe(false)
})

test.each(['/', '/?back=home#/pages/index/goods', '/?back=payday#/pages/index/goods', `/?${FIELDS}`])(
  '%s is left unchanged',
  (address) => {
    expect(open(address)).toBe(address)
    expect(read('payTrip')).toBeDefined()
  },
)

test('browsers pay on a page by card and by the wallets, and not at the counter', () => {
  expect((['card', 'alipay', 'wechat', 'promptpay', 'offline'] as const).filter(paysOnPage)).toEqual([
    ...['card', 'alipay', 'wechat'],
  ])
})

test('the provider’s page returns to the site without its hash', () => {
  window.history.replaceState(null, '', '/shop/?utm=x#/pages/shop/checkout')
  expect(payReturnAddress()).toBe('http://localhost/shop/?back=pay')
})
