import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { routes, type Route } from '@/routes'
import { customRoutes } from '../../config/h5/customRoutes'

// The web's table, which has the most pages.
process.env.TARO_ENV = 'h5'
Object.assign(globalThis, { defineAppConfig: (config: unknown) => config })
const { default: app } = jest.requireActual<{
  default: {
    pages: string[]
    subPackages: { root: string; pages: string[] }[]
    tabBar: { list: { pagePath: string }[] }
  }
}>('@/app.config')

const packed = app.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))
/** The file of each route: its path, or the web's replacement of a host screen. */
const files = Object.entries<Route<unknown>>(routes).map(([path, { web }]) => (web ? `/${web}` : path))
const paths = [...app.pages, ...packed].map((page) => `/${page}`)

describe('the pages', () => {
  it("are the same in Taro's configuration and in the storefront's routes", () => {
    expect(paths.sort()).toEqual(files.sort())
  })

  it('of the web have the paths of the specification', () => {
    const named = Object.entries<Route<unknown>>(routes).flatMap(([path, { web }]) => (web ? [[`/${web}`, path]] : []))
    expect(Object.fromEntries(named)).toEqual(customRoutes)
  })

  it.each(paths)('%s has a file of its name', (path) => {
    expect(existsSync(join(__dirname, '../../src', `${path}.tsx`))).toBe(true)
  })

  it('that are tabs are those of the tab bar and belong to the main package', () => {
    const tabs = Object.entries(routes).flatMap(([path, { tab }]) => (tab ? [path.slice(1)] : []))
    expect(app.tabBar.list.map(({ pagePath }) => pagePath).sort()).toEqual(tabs.sort())
    for (const tab of tabs) expect(app.pages).toContain(tab)
  })

  it('of the main package lie outside subpackage roots, which WeChat rejects without a compiler message', () => {
    for (const page of app.pages) {
      expect(app.subPackages.filter(({ root }) => page.startsWith(`${root}/`))).toEqual([])
    }
  })
})
