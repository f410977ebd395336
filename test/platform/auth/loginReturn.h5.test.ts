import { readReturn, takeReturned } from '@/platform/auth/loginReturn.h5'
import { read, write } from '@/platform/storage/storage'

/** Opens the site at a URL, as the provider's redirect does. */
function open(address: string): string {
  window.history.replaceState(null, '', address)
  readReturn()
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

beforeEach(() => write('loginTrip', { provider: 'line', state: 's1' }))
afterEach(() => takeReturned())

test('a code with the stored state opens the login page once and is removed from the URL', () => {
  expect(open('/?code=c1&state=s1&utm=x')).toBe('/?utm=x#/pages/other/login')
  expect(takeReturned()).toEqual({ provider: 'line', code: 'c1', state: 's1' })
  expect(takeReturned()).toBeUndefined()
  expect(read('loginTrip')).toBeUndefined()
})

test("Alipay's code has another parameter name", () => {
  write('loginTrip', { provider: 'alipay', state: 's2' })
  expect(open('/?app_id=2021&source=alipay_wallet&scope=auth_base&auth_code=a1&state=s2')).toBe('/#/pages/other/login')
  expect(takeReturned()).toEqual({ provider: 'alipay', code: 'a1', state: 's2' })
})

test('a code with another state is only removed from the URL', () => {
  expect(open('/?code=c1&state=forged#/pages/index/goods')).toBe('/#/pages/index/goods')
  expect(takeReturned()).toBeUndefined()
})

test('a repeated code has no effect', () => {
  open('/?code=c1&state=s1')
  takeReturned()
  expect(open('/?code=c1&state=s1#/pages/index/goods')).toBe('/#/pages/index/goods')
  expect(takeReturned()).toBeUndefined()
})

test('declining at the provider returns to the login page without a code', () => {
  expect(open('/?error=access_denied&error_description=no&state=s1')).toBe('/#/pages/other/login')
  expect(takeReturned()).toEqual({ provider: 'line', code: '', state: 's1' })
})

test.each(['/', '/?code=promo#/pages/index/goods', '/?state=open'])('%s is left unchanged', (address) => {
  expect(open(address)).toBe(address)
  expect(read('loginTrip')).toEqual({ provider: 'line', state: 's1' })
})
