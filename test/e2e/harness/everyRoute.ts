import type { Locale } from '../../../src/contract/fields'
import { routes, type Path } from '../../../src/routes'
import { inLanguage } from './english'
import { setUpRouteStage } from './routeStage'
import type { Visitor, VisitorOptions } from './visitor'

export const paths = Object.keys(routes) as Path[]

/**
 * Opens every route in a language: from a link on a common phone, and by a reload on another screen, where it must fit and
 * can be used by everyone.
 */
export function describeEveryRoute(
  locale: Locale,
  { place, ...again }: Pick<VisitorOptions, 'screen' | 'dark' | 'place'>,
): void {
  const { visit, queryOf } = setUpRouteStage(place)
  const t = inLanguage(locale)
  const name = [again.screen ?? 'phone', again.dark ? 'dark' : 'light'].join('-')

  const expectPage = async (visitor: Visitor, path: Path) => {
    await visitor.expectTitle(t(routes[path].title))
    expect(visitor.route).toBe(path)
    const text = await visitor.text()
    expect(text).not.toBe('')
    // The page for blocked accounts is the only one that offers another try when all is well.
    expect(text.includes(t('common.retry'))).toBe(path === '/pages/other/block')
  }

  it.each(paths)('%s opens from a link and by a reload, says its title, fits, and can be used by everyone', (path) =>
    visit(path, { locale }, async (visitor) => {
      await visitor.deepLink(path, queryOf(path))
      await expectPage(visitor, path)
      await visitor.shoot(`${locale}${path.replaceAll('/', '-')}`)
      await visitor.look(again)
      await visitor.reload()
      await expectPage(visitor, path)
      await visitor.shoot(`${locale}-${name}${path.replaceAll('/', '-')}`)
      await visitor.expectSound()
      const width = await visitor.page.evaluate<number>('document.documentElement.scrollWidth')
      expect(width).toBeLessThanOrEqual(visitor.page.viewportSize()?.width ?? 0)
    }),
  )
}
