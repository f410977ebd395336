import { translate } from '../../src/i18n/i18n'
import { routes, type Path } from '../../src/routes'
import { setUpRouteStage } from './harness/routeStage'

const paths = Object.keys(routes) as Path[]
const { visit, queryOf } = setUpRouteStage()

/** Thai has the longest words and the tallest lines. */
const narrow = [
  { theme: 'light', locale: 'th' },
  { theme: 'dark', locale: 'en' },
] as const

describe.each(narrow)('on the narrowest phone, $theme, in $locale', ({ theme, locale }) => {
  it.each(paths)('%s fits the screen and can be used by everyone', async (path) => {
    await visit(path, { screen: 'narrow', dark: theme === 'dark', locale }, async (visitor) => {
      await visitor.deepLink(path, queryOf(path))
      await visitor.shoot(`narrow-${theme}${path.replaceAll('/', '-')}`)
      await visitor.expectSound()
      expect(await visitor.page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
    })
  })
})

it.each(paths)('%s is left again by going back', async (path) => {
  await visit(path, {}, async (visitor) => {
    const start = path === '/pages/index/index' ? '/pages/index/my-index' : '/pages/index/index'
    await visitor.deepLink(start)
    const query = new URLSearchParams(queryOf(path)).toString()
    await visitor.page.evaluate((hash) => location.assign(hash), `#${path}?${query}`)
    await visitor.settled()
    expect(visitor.route).toBe(path)
    await visitor.expectTitle(translate('en', routes[path].title))
    await visitor.page.goBack()
    await visitor.settled()
    expect(visitor.route).toBe(start)
    await visitor.expectTitle(translate('en', routes[start].title))
  })
})
