import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, pathOfFile, rootOf } from '@/domain/navigation/pageFile'
import { customRoutes } from '@/platform/navigation/customRoutes'
import { routes, type Route } from '@/routes'

interface AppConfig {
  pages: string[]
  subPackages: { root: string; pages: string[] }[]
  tabBar: { list: { pagePath: string }[] }
}

Object.assign(globalThis, { defineAppConfig: (config: unknown) => config })

/** Taro's configuration as a target has it. */
function configOf(target: string): AppConfig {
  process.env.TARO_ENV = target
  let config: AppConfig | undefined
  jest.isolateModules(() => ({ default: config } = jest.requireActual<{ default: AppConfig }>('@/app.config')))
  if (!config) throw new Error(`There is no configuration of ${target}`)
  return config
}

const app = configOf('weapp')
const web = configOf('h5')
/** The file of each route: by its path, or the web's replacement of a host screen. */
const files = Object.entries<Route<unknown>>(routes).map(([path, { web }]) => (web ? `/${web}` : fileOf(path)))
const paths = web.pages.map((page) => `/${page}`)

describe('the pages', () => {
  it("are the same in Taro's configuration and in the storefront's routes", () => {
    expect([...paths].sort()).toEqual([...files].sort())
  })

  it('of the packages are those of the web without its maps and scanner, which hosts have', () => {
    const packed = app.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))
    const own = Object.values<Route<unknown>>(routes).flatMap(({ web: file }) => (file ? [file] : []))
    expect([...app.pages, ...packed, ...own].sort()).toEqual([...web.pages].sort())
    expect(web.subPackages).toBeUndefined()
  })

  it('of the web have the paths of the specification', () => {
    expect(customRoutes).toMatchObject({
      '/pages/coupon/center': '/pages/other/coupon/center',
      '/pages/storage/list': '/pages/order/storage/list',
      '/pages/location/choose': '/choose-location',
    })
    expect(paths.map((file) => customRoutes[file] ?? file).sort()).toEqual(Object.keys(routes).sort())
  })

  it.each(paths)('%s has a file of its name', (path) => {
    expect(existsSync(join(__dirname, '../../src', `${path}.tsx`))).toBe(true)
  })

  it('that are tabs are those of the tab bar and belong to the main package', () => {
    const tabs = Object.entries(routes).flatMap(([path, { tab }]) => (tab ? [path.slice(1)] : []))
    expect(app.tabBar.list.map(({ pagePath }) => pagePath).sort()).toEqual(tabs.sort())
    for (const tab of tabs) expect(app.pages).toContain(tab)
  })

  it('belong to the package that their path names', () => {
    const roots = app.subPackages.flatMap(({ root, pages }) => pages.map((page) => [rootOf(`/${root}/${page}`), root]))
    expect(roots.filter(([expected, root]) => expected !== root)).toEqual([])
  })

  it('of the main package lie outside subpackage roots, which WeChat rejects without a compiler message', () => {
    for (const page of app.pages) {
      expect(app.subPackages.filter(({ root }) => page.startsWith(`${root}/`))).toEqual([])
    }
  })
})

/** Specified pages that are still to come and shall have subpackages of their own, by root (specification §2). */
const TO_COME: Record<string, string[]> = {
  'pages/coupon': ['/pages/other/coupon/givedl'],
  'pages/recharge': ['index', 'yemx'].map((x) => `/pages/other/recharge/${x}`),
  'pages/payVip': ['index', 'gmls', 'cardxq', 'ckxq'].map((x) => `/pages/other/payVip/${x}`),
  'pages/reserve': ['index', 'ljyy', 'yyxq'].map((x) => `/pages/other/reserve/${x}`),
  'pages/setPoint': ['/pages/other/setPoint/pointdl'],
  'pages/rollPackage': ['/pages/other/rollPackage/rolldl'],
  'pages/pwCoupon': ['/pages/other/pwCoupon/index'],
  'pages/invitation': ['yqyl', 'yqgz', 'yqjl', 'yqhb'].map((x) => `/pages/order/invitation/${x}`),
  'pages/distribution': ['fxzx', 'sqfx', 'syxq', 'wdfs', 'fxdd', 'tx', 'txmx', 'fxhb'].map(
    (x) => `/pages/order/distribution/${x}`,
  ),
  'pages/storage': ['detail', 'list'].map((x) => `/pages/order/storage/${x}`),
  'pages/my/integral': ['shop-index', 'my-integral', 'integral-record', 'order-dl', 'details', 'save-order'].map(
    (x) => `/pages/my/integral/${x}`,
  ),
  'pages/my/lineup': ['pdqh', 'pdxq'].map((x) => `/pages/my/lineup/${x}`),
  'pages/my/signin': ['/pages/my/signin/index'],
  'pages/my/user': ['/pages/my/user/mr-code'],
  'pages/my/vip': ['/pages/my/vip/wkk'],
}

describe('the subpackages', () => {
  const roots = [...new Set([...app.subPackages.map(({ root }) => root), ...Object.keys(TO_COME)])]

  it('do not lie inside each other, which WeChat rejects', () => {
    const nested = roots.filter((root) => roots.some((other) => root.startsWith(`${other}/`)))
    expect(nested).toEqual([])
  })

  it.each(Object.entries(TO_COME))(
    '%s takes all pages of its area, and none falls into another package',
    (root, pages) => {
      expect(pages.map((path) => rootOf(fileOf(path)))).toEqual(pages.map(() => root))
      expect(pages.map((path) => pathOfFile(fileOf(path)))).toEqual(pages)
    },
  )

  it('keep the paths of the pages that exist', () => {
    const own = Object.keys(routes)
    expect(own.map((path) => pathOfFile(fileOf(path)))).toEqual(own)
  })
})
