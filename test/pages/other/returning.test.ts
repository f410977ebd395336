import Taro from '@tarojs/taro'
import { arrive, goBindPhone, goSignIn, relaunchFromSignIn, returnFromSignIn, stay } from '@/platform/auth/signIn'

const LOGIN = '/pages/other/login'
const ADDRESS = '/pages/my/addres/add'
const MENU = '/pages/index/goods'

const done = Promise.resolve({ errMsg: 'ok' })
const moves = ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch', 'navigateBack'] as const

/** Records where the app goes from these pages, the topmost last. */
function on(...pages: string[]) {
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(pages.map((route) => ({ route })) as never)
  const went: string[] = []
  for (const move of moves) {
    jest.spyOn(Taro, move).mockImplementation(({ url, delta = '' }: { url?: string; delta?: number | '' } = {}) => {
      went.push(`${move} ${url ?? delta}`.trim())
      return done
    })
  }
  return went
}

test('the page with its query is stored, login is opened over it, and afterwards it is there as it was left', () => {
  arrive(ADDRESS, `${ADDRESS}?addressId=a1`)
  expect(on(ADDRESS, LOGIN)).toEqual([])
  const went = on(ADDRESS)
  goSignIn()
  expect(went).toEqual([`navigateTo ${LOGIN}`])
  const back = on(ADDRESS, LOGIN)
  returnFromSignIn()
  expect(back).toEqual(['navigateBack 1'])
})

test('a page for users only is left in place, and login gives its place back', () => {
  arrive(ADDRESS, `${ADDRESS}?addressId=a1`)
  const went = on(MENU, ADDRESS)
  goSignIn(true)
  expect(went).toEqual([`redirectTo ${LOGIN}`])
  const back = on(MENU, LOGIN)
  returnFromSignIn()
  expect(back).toEqual([`redirectTo ${ADDRESS}?addressId=a1`])
})

test('a tab is switched to', () => {
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
  (door) => {
    arrive(ADDRESS, ADDRESS)
    arrive(door, door)
    stay(door, `${door}?again=1`)
    on(ADDRESS, door)
    goSignIn()
    const back = on(LOGIN)
    relaunchFromSignIn()
    expect(back).toEqual([`reLaunch ${ADDRESS}`])
  },
)

test('who left login without signing in is not brought back later to where they were then', () => {
  arrive(ADDRESS, ADDRESS)
  on(ADDRESS)
  goSignIn()
  arrive(MENU, MENU)
  const back = on(LOGIN)
  relaunchFromSignIn()
  expect(back).toEqual(['reLaunch /pages/index/index'])
})

test('registering over login goes back through login, which leaves likewise', () => {
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

test('registering over login over the very page goes back to it at once', () => {
  arrive(ADDRESS, ADDRESS)
  on(ADDRESS)
  goSignIn()
  const back = on(ADDRESS, LOGIN, '/pages/other/register')
  returnFromSignIn()
  expect(back).toEqual(['navigateBack 2'])
})

test('where no more pages fit on top of each other, login takes the place of the last', () => {
  arrive(ADDRESS, ADDRESS)
  const went = on(...Array.from({ length: 10 }, () => ADDRESS))
  goBindPhone()
  expect(went).toEqual(['redirectTo /pages/my/login/index'])
})
