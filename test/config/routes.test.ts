import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { routes, type Route } from '@/routes'
import { customRoutes } from '../../config/h5/customRoutes'

// The table of the web: the most pages.
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
/** The file of each route: its path, or what the web draws in place of a host's screen. */
const files = Object.entries<Route<unknown>>(routes).map(([path, { web }]) => (web ? `/${web}` : path))
const paths = [...app.pages, ...packed].map((page) => `/${page}`)

describe('the pages', () => {
  it('are the same for Taro and for the storefront', () => {
    expect(paths.sort()).toEqual(files.sort())
  })

  it('of the web are drawn under the paths that the specification gives them', () => {
    const named = Object.entries<Route<unknown>>(routes).flatMap(([path, { web }]) => (web ? [[`/${web}`, path]] : []))
    expect(Object.fromEntries(named)).toEqual(customRoutes)
  })

  it.each(paths)('%s has a file of its name', (path) => {
    expect(existsSync(join(__dirname, '../../src', `${path}.tsx`))).toBe(true)
  })

  it('that are tabs are those of the tab bar, and lie in the main package', () => {
    const tabs = Object.entries(routes).flatMap(([path, { tab }]) => (tab ? [path.slice(1)] : []))
    expect(app.tabBar.list.map(({ pagePath }) => pagePath).sort()).toEqual(tabs.sort())
    for (const tab of tabs) expect(app.pages).toContain(tab)
  })

  it('of the main package lie under no subpackage root: WeChat refuses that without a word from the compiler', () => {
    for (const page of app.pages) {
      expect(app.subPackages.filter(({ root }) => page.startsWith(`${root}/`))).toEqual([])
    }
  })
})
