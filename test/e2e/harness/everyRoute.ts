import type { Locale } from '../../../src/contract/fields'
import { routes, type Path } from '../../../src/routes'
import { brokenButtons } from './actions'
import { eventually } from './eventually'
import { textsIn } from './texts'
import { setUpRouteHarness } from './routeHarness'
import type { VisitorOptions } from './device'
import type { Visitor } from './visitor'

const HOME = '/pages/index/index'
const ME = '/pages/index/my-index'
/** Opens a dialog over the page: how many people sit at the table. */
const TABLE_MENU = '/pages/shop/in/goods'

const paths = Object.keys(routes) as Path[]

/** Titles that come from the content: of an order, a dish, a store, a text, a campaign and the menu of fast orders. */
const CONTENT_TITLES: Partial<Record<Path, RegExp>> = {
  '/pages/order/detail': / SB\d+$/,
  '/pages/shop/good-dl': /^(Tom Yum|ต้มยำ|冬阴功)/,
  '/pages/shop/out/goods-dl': /^(Tom Yum|ต้มยำ|冬阴功)/,
  '/pages/shop/out/sjjs': /^(Sala Bistro|ศาลา บิสโทร|莎拉小馆) ·/,
  '/pages/my/other/gywm': /\S/,
  '/pages/other/pwCoupon/index': /^(Night market weeks|สัปดาห์ตลาดกลางคืน|夜市周)$/,
  '/pages/shop/in/goods': /A\d|Fast order|สั่งด่วน|快速/,
}

type Look = Pick<VisitorOptions, 'screen' | 'dark'>

type Guest = Look & Pick<VisitorOptions, 'position' | 'motion'>

/** Waits for the page of a route: it must show its title in a language and some text, and fit the screen. */
function pageCheck(locale: Locale) {
  const t = textsIn(locale)
  return async (visitor: Visitor, path: Path, { screen = 'phone', dark }: Look) => {
    await visitor.expectTitle(CONTENT_TITLES[path] ?? t(routes[path].title))
    await visitor.settled()
    expect(visitor.route).toBe(path)
    const text = await visitor.text()
    expect(text).not.toBe('')
    // The page for blocked accounts is the only one that shows a retry button without an error.
    expect(text.includes(t('common.retry'))).toBe(path === '/pages/other/block')
    const width = await visitor.page.evaluate<number>('document.documentElement.scrollWidth')
    expect(width).toBeLessThanOrEqual(visitor.page.viewportSize()?.width ?? 0)
    expect(await brokenButtons(visitor)).toEqual([])
    await visitor.saveScreenshot(`${locale}-${screen}-${dark ? 'dark' : 'light'}${path.replaceAll('/', '-')}`)
  }
}

/** Opens every route from a link outside the app, which is also what a reload does. Reloads with state are part of the flows. */
export function describeEveryLink(locale: Locale, { position, motion, ...look }: Guest): void {
  const { visitAnew, queryOf } = setUpRouteHarness({
    ...(position && { position }),
    ...(motion && { motion }),
  })
  const expectPage = pageCheck(locale)

  it.each(paths)('%s opens from a link, shows its title, fits the screen, and is accessible', (path) =>
    visitAnew(path, { locale, ...look }, async (visitor) => {
      await visitor.deepLink(path, queryOf(path))
      await expectPage(visitor, path, look)
      await visitor.expectNoProblems()
    }),
  )
}

/** Opens every route inside the running app, and goes back. */
export function describeEveryVisit(locale: Locale, { position, motion, ...look }: Guest): void {
  const { visit, queryOf } = setUpRouteHarness({
    ...(position && { position }),
    ...(motion && { motion }),
  })
  const expectPage = pageCheck(locale)
  const t = textsIn(locale)

  it.each(paths)(
    '%s opens in the app, shows its title, fits the screen, is accessible, and is left by going back',
    (path) =>
      visit(path, { locale, ...look }, async (visitor) => {
        const { page } = visitor
        const start = path === ME ? HOME : ME
        if (visitor.route !== start) await visitor.deepLink(start)
        const query = new URLSearchParams(queryOf(path)).toString()
        await page.evaluate((hash) => location.assign(hash), `#${path}?${query}`)
        await expectPage(visitor, path, look)
        await visitor.expectNoProblems()
        if (path === TABLE_MENU) {
          const sheet = page.getByRole('dialog')
          await sheet.and(page.locator(':focus')).waitFor()
          await page.goBack()
          await sheet.waitFor({ state: 'detached' })
          expect(visitor.route).toBe(path)
        }
        await page.goBack()
        await visitor.expectTitle(t(routes[start].title))
        // The page that was left slides out beside the other one.
        await eventually(() => page.locator('.taro_page').locator('visible=true').count(), 1)
        await visitor.settled()
        expect(visitor.route).toBe(start)
      }),
  )
}
