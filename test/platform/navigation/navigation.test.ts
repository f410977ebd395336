import Taro from '@tarojs/taro'
import type { Navigation } from '@/contract/link'
import { backTo, isOpen, navigate, takeTabQuery } from '@/platform/navigation/navigation'

const MOVES = ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch', 'navigateBack'] as const

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getCurrentPages: jest.fn(),
    ...Object.fromEntries(
      ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch', 'navigateBack'].map((move) => [move, jest.fn()]),
    ),
  },
}))

const taro = jest.mocked(Taro)
/** Runs in a mini-program. */
function onWeapp<T>(work: () => T): T {
  process.env.TARO_ENV = 'weapp'
  try {
    return work()
  } finally {
    process.env.TARO_ENV = 'h5'
  }
}

const PAGE = '/pages/my/addres/addresses?pick=1'
const TAB = '/pages/index/goods?categoryId=c%201'

/** Navigates with this number of open pages and returns the calls to the host. */
function goWith(pages: number, url: string, how?: Navigation): string[] {
  return movesOf(
    Array.from({ length: pages }, () => ({})),
    () => navigate(url, how),
  )
}

/** The calls to the host over these open pages. */
function movesOf(pages: { route?: string }[], work: () => void): string[] {
  taro.getCurrentPages.mockReturnValue(pages)
  for (const move of MOVES) taro[move].mockReset().mockRejectedValue(new Error('the host says no'))
  work()
  return MOVES.flatMap((move) =>
    taro[move].mock.calls.map(([options]) =>
      [move, (options as { url?: string } | undefined)?.url].filter(Boolean).join(' '),
    ),
  )
}

test.each<[Navigation | undefined, number, string, string[]]>([
  [undefined, 1, PAGE, [`navigateTo ${PAGE}`]],
  [undefined, 1, TAB, ['switchTab /pages/index/goods']],
  ['push', 1, PAGE, [`navigateTo ${PAGE}`]],
  ['push', 1, TAB, ['switchTab /pages/index/goods']],
  ['replace', 2, PAGE, [`redirectTo ${PAGE}`]],
  ['replace', 2, TAB, ['switchTab /pages/index/goods']],
  ['tab', 1, TAB, ['switchTab /pages/index/goods']],
  ['tab', 1, PAGE, [`navigateTo ${PAGE}`]],
  ['relaunch', 3, PAGE, [`reLaunch ${PAGE}`]],
  ['relaunch', 3, TAB, [`reLaunch ${TAB}`]],
  ['back', 2, PAGE, ['navigateBack']],
  ['back', 1, PAGE, ['navigateBack']],
  ['backOrRelaunch', 2, PAGE, ['navigateBack']],
  ['backOrRelaunch', 1, PAGE, [`reLaunch ${PAGE}`]],
])('%s with %d pages open, to %s: %j', (how, pages, url, moves) => {
  expect(goWith(pages, url, how)).toEqual(moves)
})

test.each<Navigation>(['push', 'replace', 'tab', 'relaunch'])('%s passes a tab its query once', (how) => {
  goWith(1, TAB, how)
  expect(takeTabQuery('/pages/index/goods')).toEqual({ categoryId: 'c 1' })
  expect(takeTabQuery('/pages/index/goods')).toBeUndefined()
})

test('invalid encoding in the URL of a tab reaches it unchanged', () => {
  goWith(1, '/pages/index/goods?off=100%', 'push')
  expect(takeTabQuery('/pages/index/goods')).toEqual({ off: '100%' })
})

test.each([
  ['goes back where it was opened from that page', ['pages/shop/in/goods', 'pages/shop/in/pay-order'], 'navigateBack'],
  [
    'takes the place of the current page where it was opened from another',
    ['pages/shop/search/out', 'pages/shop/in/pay-order'],
    'redirectTo /pages/shop/in/goods?storeId=ari&diningType=fast',
  ],
  ['or is the first', ['pages/shop/in/pay-order'], 'redirectTo /pages/shop/in/goods?storeId=ari&diningType=fast'],
])('the way back to a page %s', (_name, routes, move) => {
  const type = () => backTo('/pages/shop/in/goods', { storeId: 'ari', diningType: 'fast' })
  expect(
    movesOf(
      routes.map((route) => ({ route })),
      type,
    ),
  ).toEqual([move])
})

test.each(['push', 'replace', 'relaunch'] as const)(
  'a page of a nested area is opened by its file in mini-programs, and by its path on H5 (%s)',
  (how) => {
    const url = '/pages/other/coupon/coupondl?couponId=c1'
    expect(onWeapp(() => goWith(1, url, how))).toEqual([
      expect.stringMatching(/ \/pages\/coupon\/coupondl\?couponId=c1$/),
    ])
    expect(goWith(1, url, how)).toEqual([expect.stringContaining(` ${url}`)])
  },
)

test('an open page is known by its specified path', () => {
  taro.getCurrentPages.mockReturnValue([{ route: 'pages/coupon/coupondl' }])
  const path = '/pages/other/coupon/coupondl' as never
  expect(onWeapp(() => isOpen(path))).toBe(true)
  expect(isOpen(path)).toBe(false)
})
