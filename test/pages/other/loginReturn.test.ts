import { readReturn, takeReturned } from '@/platform/auth/loginReturn.h5'
import { read, write } from '@/platform/storage/storage'

/** Opens the site at an address, as the other house's page does. */
function open(address: string): string {
  window.history.replaceState(null, '', address)
  readReturn()
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

beforeEach(() => write('loginTrip', { provider: 'line', state: 's1' }))
afterEach(() => takeReturned())

test('a code with the kept state leads to login, once, and leaves the address', () => {
  expect(open('/?code=c1&state=s1&utm=x')).toBe('/?utm=x#/pages/other/login')
  expect(takeReturned()).toEqual({ provider: 'line', code: 'c1', state: 's1' })
  expect(takeReturned()).toBeUndefined()
  expect(read('loginTrip')).toBeUndefined()
})

test('the code of Alipay has a name of its own', () => {
  write('loginTrip', { provider: 'alipay', state: 's2' })
  expect(open('/?app_id=2021&source=alipay_wallet&scope=auth_base&auth_code=a1&state=s2')).toBe('/#/pages/other/login')
  expect(takeReturned()).toEqual({ provider: 'alipay', code: 'a1', state: 's2' })
})

test('a code with another state is only taken out of the address', () => {
  expect(open('/?code=c1&state=forged#/pages/index/goods')).toBe('/#/pages/index/goods')
  expect(takeReturned()).toBeUndefined()
})

test('a code that comes again does nothing', () => {
  open('/?code=c1&state=s1')
  takeReturned()
  expect(open('/?code=c1&state=s1#/pages/index/goods')).toBe('/#/pages/index/goods')
  expect(takeReturned()).toBeUndefined()
})

test('who said no there comes back to login, without a code', () => {
  expect(open('/?error=access_denied&error_description=no&state=s1')).toBe('/#/pages/other/login')
  expect(takeReturned()).toEqual({ provider: 'line', code: '', state: 's1' })
})

test.each(['/', '/?code=promo#/pages/index/goods', '/?state=open'])('%s is left as it is', (address) => {
  expect(open(address)).toBe(address)
  expect(read('loginTrip')).toEqual({ provider: 'line', state: 's1' })
})
