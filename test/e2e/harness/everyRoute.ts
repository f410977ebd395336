import type { Locale } from '../../../src/contract/fields'
import { routes, type Path } from '../../../src/routes'
import { textsIn } from './texts'
import { setUpRouteHarness } from './routeHarness'
import type { VisitorOptions } from './device'
import type { Visitor } from './visitor'

export const paths = Object.keys(routes) as Path[]

type Look = Pick<VisitorOptions, 'screen' | 'dark'>

interface Guest extends Look, Pick<VisitorOptions, 'position' | 'reducedMotion'> {
  /** A second screen size or colour scheme, with which each page is reloaded. */
  reload?: Look
}

/** Opens every route in a language from a link, and after a reload: it shows its title, fits the screen and is accessible. */
export function describeEveryRoute(locale: Locale, { position, reducedMotion, reload, ...look }: Guest): void {
  const { visit, queryOf } = setUpRouteHarness({
    ...(position && { position }),
    ...(reducedMotion && { reducedMotion }),
  })
  const t = textsIn(locale)

  const expectPage = async (visitor: Visitor, path: Path, { screen = 'phone', dark }: Look) => {
    await visitor.expectTitle(t(routes[path].title))
    expect(visitor.route).toBe(path)
    const text = await visitor.text()
    expect(text).not.toBe('')
    // The page for blocked accounts is the only one that shows a retry button without an error.
    expect(text.includes(t('common.retry'))).toBe(path === '/pages/other/block')
    const width = await visitor.page.evaluate<number>('document.documentElement.scrollWidth')
    expect(width).toBeLessThanOrEqual(visitor.page.viewportSize()?.width ?? 0)
    await visitor.saveScreenshot(`${locale}-${screen}-${dark ? 'dark' : 'light'}${path.replaceAll('/', '-')}`)
  }

  it.each(paths)('%s opens from a link, shows its title, fits the screen, and is accessible', (path) =>
    visit(path, { locale, ...look }, async (visitor) => {
      await visitor.deepLink(path, queryOf(path))
      await expectPage(visitor, path, look)
      if (reload) {
        await visitor.setScreen(reload)
        await visitor.reload()
        await expectPage(visitor, path, reload)
      }
      await visitor.expectNoProblems()
    }),
  )
}
