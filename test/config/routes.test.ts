import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, pathOfFile, rootOf } from '@/domain/navigation/pageFile'
import { customRoutes } from '@/platform/navigation/customRoutes'
import { routes, type Route } from '@/routes'
import { ownPaths, pathsOf, specifiedPaths } from './specifiedPaths'

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
  it('are those of the specification, and few of our own', () => {
    expect(Object.keys(routes).sort()).toEqual([...specifiedPaths, ...ownPaths].sort())
  })

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

  it('are drawn by one file each on all targets', () => {
    const forks = readdirSync(join(__dirname, '../../src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      paths.some((path) => new RegExp(`^${path.slice(1)}\\.(h5|weapp|alipay)\\.tsx?$`).test(file)),
    )
    expect(forks).toEqual([])
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

/**
 * The pages of members only, by folder; those with `*` need a bound phone number as well. Addresses are open to guests, who can order a
 * delivery; what costs points or money on an open page asks for the sign-in when it is tapped.
 */
const MEMBERS_ONLY: Record<string, string> = {
  '/pages/index': 'card*',
  '/pages/my/integral': 'my-integral integral-record order-dl save-order',
  '/pages/my/lineup': 'pdqh* pdxq* list*',
  '/pages/my/signin': 'index',
  '/pages/my/user': 'mr-code*',
  '/pages/order/distribution': 'fxzx sqfx* syxq wdfs fxdd tx txmx',
  '/pages/order/invitation': 'yqjl yqhb',
  '/pages/order/storage': 'list',
  '/pages/other': 'chooseAvatar',
  '/pages/other/coupon': 'couponList dhm* hisCoupon',
  '/pages/other/giftCard': 'carddl* dhCard* hisCard*',
  '/pages/other/payVip': 'gmls ckxq',
  '/pages/other/recharge': 'yemx* payCode',
  '/pages/other/reserve': 'yyxq list',
  '/pages/other/setPoint': 'pointdl',
}

it('a guest is sent to login by the pages of members and by no others', () => {
  const guarded = Object.entries<Route<unknown>>(routes).filter(([, { signIn, phone }]) => signIn || phone)
  const paths = guarded.map(([path, { phone }]) => (phone ? `${path}*` : path))
  expect(paths.sort()).toEqual(pathsOf(MEMBERS_ONLY).sort())
})

describe('the subpackages', () => {
  const roots = app.subPackages.map(({ root }) => root)

  it('do not lie inside each other, which WeChat rejects', () => {
    const nested = roots.filter((root) => roots.some((other) => root.startsWith(`${other}/`)))
    expect(nested).toEqual([])
  })

  it('keep the paths of the pages that exist', () => {
    const own = Object.keys(routes)
    expect(own.map((path) => pathOfFile(fileOf(path)))).toEqual(own)
  })
})
