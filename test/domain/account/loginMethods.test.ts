import { LOGIN_METHODS } from '@/contract/config/forms'
import { browserOf } from '@/domain/account/browsers'
import { callingCode, DEFAULT_LOGIN, providersOf } from '@/domain/account/loginMethods'

const all = { ...DEFAULT_LOGIN, methods: [...LOGIN_METHODS] }

test.each([
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.40 NetType/WIFI', 'wechatBrowser'],
  ['Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 AlipayClient/10.5.20', 'alipayBrowser'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari Line/13.18.1', 'lineBrowser'],
  ['Mozilla/5.0 (Linux; Android 13; Airline/1) AppleWebKit/537.36 Chrome/120 Mobile', 'browser'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.0 Safari/604.1', 'browser'],
])('%s is a %s', (userAgent, place) => {
  expect(browserOf(userAgent)).toBe(place)
})

test.each([
  ['weapp', ['wechat']],
  ['alipay', ['alipay']],
  ['wechatBrowser', ['wechat']],
  ['alipayBrowser', ['alipay']],
  ['lineBrowser', ['line']],
  ['browser', ['line', 'facebook']],
] as const)('in %s the login methods are %j', (place, providers) => {
  expect(providersOf(place, all)).toEqual(providers)
})

test('a login method that the merchant has not configured is hidden', () => {
  expect(providersOf('browser', { ...all, methods: ['phone', 'facebook'] })).toEqual(['facebook'])
  expect(providersOf('weapp', DEFAULT_LOGIN)).toEqual([])
})

test('a number without a country code gets the merchant’s', () => {
  expect(callingCode(all, '0812345678')).toBe('+66')
  expect(callingCode(all, ' +86 138')).toBe('')
  expect(callingCode({ ...all, smsCountry: 'XX' }, '081')).toBe('')
})
