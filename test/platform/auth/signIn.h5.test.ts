import Taro from '@tarojs/taro'
import { arrive, goBindPhone, goSignIn, relaunchFromSignIn, returnFromSignIn, stay } from '@/platform/auth/signIn'

const LOGIN = '/pages/other/login'
const ADDRESS = '/pages/my/addres/add'
const MENU = '/pages/index/goods'

const done = Promise.resolve({ errMsg: 'ok' })
const moves = ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch', 'navigateBack'] as const

/** Records the navigation from these pages, the topmost last. */
function on(...pages: string[]) {
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(pages.map((route) => ({ route })) as never)
  const navigated: string[] = []
  for (const move of moves) {
    jest.spyOn(Taro, move).mockImplementation(({ url, delta = '' }: { url?: string; delta?: number | '' } = {}) => {
      navigated.push(`${move} ${url ?? delta}`.trim())
      return done
    })
  }
  return navigated
}

test('the current page is stored with its query, login opens on top, and the page is unchanged afterwards', () => {
  arrive(ADDRESS, `${ADDRESS}?addressId=a1`)
  expect(on(ADDRESS, LOGIN)).toEqual([])
  const navigated = on(ADDRESS)
  goSignIn()
  expect(navigated).toEqual([`navigateTo ${LOGIN}`])
  const back = on(ADDRESS, LOGIN)
  returnFromSignIn()
  expect(back).toEqual(['navigateBack 1'])
})

test('a page for users is replaced by login, which then returns to it', () => {
  arrive(ADDRESS, `${ADDRESS}?addressId=a1`)
  const navigated = on(MENU, ADDRESS)
  goSignIn(true)
  expect(navigated).toEqual([`redirectTo ${LOGIN}`])
  const back = on(MENU, LOGIN)
  returnFromSignIn()
  expect(back).toEqual([`redirectTo ${ADDRESS}?addressId=a1`])
})

test('a covered page that reports its query late is not the page to return to', () => {
  arrive(ADDRESS, ADDRESS)
  on(MENU, ADDRESS)
  stay(MENU, `${MENU}?storeId=s1`)
  goSignIn()
  const back = on(MENU, ADDRESS, LOGIN)
  returnFromSignIn()
  expect(back).toEqual(['navigateBack 1'])
})

test('a tab is restored by switching to it', () => {
  arrive(MENU, `${MENU}?storeId=s1`)
  on(MENU)
  goSignIn(true)
  const back = on(LOGIN)
  returnFromSignIn()
  expect(back).toEqual([`switchTab ${MENU}`])
})

test('the stored path is used once', () => {
  arrive(ADDRESS, ADDRESS)
  on(ADDRESS)
  goSignIn()
  const back = on(LOGIN)
  relaunchFromSignIn()
  relaunchFromSignIn()
  expect(back).toEqual([`reLaunch ${ADDRESS}`, 'reLaunch /pages/index/index'])
})

test.each([LOGIN, '/pages/other/register', '/pages/other/forgetting', '/pages/my/login/index'] as const)(
  '%s is never stored',
  (authPage) => {
    arrive(ADDRESS, ADDRESS)
    arrive(authPage, authPage)
    stay(authPage, `${authPage}?again=1`)
    on(ADDRESS, authPage)
    goSignIn()
    const back = on(LOGIN)
    relaunchFromSignIn()
    expect(back).toEqual([`reLaunch ${ADDRESS}`])
  },
)

test('leaving login without signing in discards the stored page', () => {
  arrive(ADDRESS, ADDRESS)
  on(ADDRESS)
  goSignIn()
  arrive(MENU, MENU)
  const back = on(LOGIN)
  relaunchFromSignIn()
  expect(back).toEqual(['reLaunch /pages/index/index'])
})

test('registering on top of login returns through login', () => {
  arrive(ADDRESS, `${ADDRESS}?addressId=a1`)
  on(MENU, ADDRESS)
  goSignIn(true)
  const over = on(MENU, LOGIN, '/pages/other/register')
  returnFromSignIn()
  expect(over).toEqual(['navigateBack'])
  const below = on(MENU, LOGIN)
  returnFromSignIn()
  expect(below).toEqual([`redirectTo ${ADDRESS}?addressId=a1`])
})

test('registering on top of login on top of the requested page returns to it at once', () => {
  arrive(ADDRESS, ADDRESS)
  on(ADDRESS)
  goSignIn()
  const back = on(ADDRESS, LOGIN, '/pages/other/register')
  returnFromSignIn()
  expect(back).toEqual(['navigateBack 2'])
})

test('login replaces the last page when the page stack is full', () => {
  arrive(ADDRESS, ADDRESS)
  const navigated = on(...Array.from({ length: 10 }, () => ADDRESS))
  goBindPhone()
  expect(navigated).toEqual(['redirectTo /pages/my/login/index'])
})
