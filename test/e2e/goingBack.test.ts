import { routes } from '../../src/routes'
import { englishTexts } from './harness/texts'
import { paths } from './harness/everyRoute'
import { setUpRouteHarness } from './harness/routeHarness'

const { visit, queryOf } = setUpRouteHarness()
const t = englishTexts()

/** Opens an overlay by itself that asks for the number of guests at the table. */
const ASKING = '/pages/shop/in/goods'

it.each(paths)('going back leaves %s', (path) =>
  visit(path, {}, async (visitor) => {
    const start = path === '/pages/index/index' ? '/pages/index/my-index' : '/pages/index/index'
    await visitor.deepLink(start)
    const query = new URLSearchParams(queryOf(path)).toString()
    await visitor.page.evaluate((hash) => location.assign(hash), `#${path}?${query}`)
    await visitor.expectTitle(t(routes[path].title))
    await visitor.settled()
    expect(visitor.route).toBe(path)
    if (path === ASKING) {
      const sheet = visitor.page.getByRole('dialog')
      await sheet.and(visitor.page.locator(':focus')).waitFor()
      await visitor.page.goBack()
      await sheet.waitFor({ state: 'detached' })
      expect(visitor.route).toBe(path)
    }
    await visitor.page.goBack()
    await visitor.expectTitle(t(routes[start].title))
    await visitor.settled()
    expect(visitor.route).toBe(start)
  }),
)
