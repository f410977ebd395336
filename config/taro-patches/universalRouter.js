import { openPage } from '@/platform/navigation/pageCode'

/** Normalises a path for comparison as universal-router does: ignores letter case and a trailing slash. */
const normalized = (path) => path.toLowerCase().replace(/(.)\/$/, '$1')

/**
 * Taro 4.2.0, universal-router with path-to-regexp (3 KB brotli), as @tarojs/router uses it: every route is a fixed path, or a list of such, and
 * its action loads the page.
 */
export default class PageRouter {
  constructor(routes, { baseUrl = '' } = {}) {
    const pages = routes.flatMap(({ path, action }) => [path].flat().map((one) => [normalized(baseUrl + one), action]))
    // Of several routes with one path the first is used.
    this.actions = new Map(pages.reverse())
  }

  async resolve(pathname) {
    const action = this.actions.get(normalized(pathname))
    if (!action) throw Object.assign(new Error('Route not found'), { status: 404 })
    const [page, ...rest] = action({ pathname }, {})
    return [openPage(pathname, page), ...rest]
  }
}
