import type { Locale } from '../../../src/contract/fields'
import { routes, type Path } from '../../../src/routes'
import { brokenButtons } from './actions'
import { textsIn } from './texts'
import { setUpRouteHarness } from './routeHarness'
import type { VisitorOptions } from './device'
import type { Visitor } from './visitor'

const ME = '/pages/index/my-index'
/** Opens a dialog over the page: how many people sit at the table. */
const TABLE_MENU = '/pages/shop/in/goods'

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

type Look = Required<Pick<VisitorOptions, 'locale' | 'screen' | 'dark'>>

/**
 * Thai has the longest words and the tallest lines; Chinese fits where they fit. `VISIT_LOCALE=zh` shows all pages in Chinese, to look at
 * their screenshots.
 */
const LOOKS: readonly [Look, Look] = [
  { locale: (process.env.VISIT_LOCALE ?? 'th') as Locale, screen: 'narrow', dark: false },
  { locale: 'en', screen: 'narrow', dark: true },
]

/** Width of the window's content; the pages scroll in elements of their own. */
const SCROLLABLE_WIDTH = `Math.max(...[document.documentElement, ...document.querySelectorAll('.taro_page')].map((one) => one.scrollWidth))`

/** Waits for the page of a route: it must show its title and some text, fit the screen and be accessible. */
function pageCheck({ locale, screen, dark }: Look) {
  const t = textsIn(locale)
  const expectTitle = (visitor: Visitor, path: Path) =>
    visitor.expectTitle(CONTENT_TITLES[path] ?? t(routes[path].title))
  const expectPage = async (visitor: Visitor, path: Path) => {
    await expectTitle(visitor, path)
    await visitor.settled()
    expect(visitor.route).toBe(path)
    const text = await visitor.text()
    expect(text).not.toBe('')
    // The page for blocked accounts is the only one that shows a retry button without an error.
    expect(text.includes(t('common.retry'))).toBe(path === '/pages/other/block')
    const width = await visitor.page.evaluate<number>(SCROLLABLE_WIDTH)
    expect(width).toBeLessThanOrEqual(visitor.page.viewportSize()?.width ?? 0)
    expect(await brokenButtons(visitor)).toEqual([])
    await visitor.saveScreenshot(`${locale}-${screen}-${dark ? 'dark' : 'light'}${path.replaceAll('/', '-')}`)
    await visitor.expectNoProblems()
  }
  return { expectTitle, expectPage }
}

type Check = ReturnType<typeof pageCheck>

/** Opens a route over the page of the running app, and goes back to that. */
async function openAndGoBack(visitor: Visitor, path: Path, query: Record<string, string>, look: Check): Promise<void> {
  const { page } = visitor
  const below = visitor.route as Path
  await visitor.openRoute(path, query)
  await look.expectPage(visitor, path)
  if (path === TABLE_MENU) {
    const sheet = page.getByRole('dialog')
    await sheet.and(page.locator(':focus')).waitFor()
    await page.goBack()
    await sheet.waitFor({ state: 'detached' })
    expect(visitor.route).toBe(path)
  }
  await page.goBack()
  await look.expectTitle(visitor, below)
  await visitor.transitionEnd()
  await visitor.settled()
  expect(visitor.route).toBe(below)
}

/**
 * Opens each route inside the running app, over the route before, and then from a link outside the app, which is also what a reload does. Each
 * is shown in both looks. Reloads with state are part of the flows.
 */
export function describeRoutes(paths: readonly Path[]): void {
  const { visit, visitAnew, queryOf } = setUpRouteHarness({
    position: { latitude: 13.73, longitude: 100.58 },
    motion: true,
  })
  const thai = [LOOKS[0], pageCheck(LOOKS[0])] as const
  const english = [LOOKS[1], pageCheck(LOOKS[1])] as const

  it.each(paths.map((path, at) => [path, at % 2 === 0] as const))(
    '%s opens in the app and is left by going back, and opens from a link; it shows its title, fits the screen and is accessible',
    async (path, isEven) => {
      const [[inApp, app], [linked, link]] = isEven ? [thai, english] : [english, thai]
      const query = queryOf(path)
      await visit(path, inApp, async (visitor) => {
        // A table's sheet is open after its link.
        if (!visitor.page.url().includes('#') || visitor.route === TABLE_MENU) await visitor.deepLink(ME)
        await openAndGoBack(visitor, path, query, app)
      })
      await visitAnew(path, linked, async (visitor) => {
        await visitor.deepLink(path, query)
        await link.expectPage(visitor, path)
      })
    },
  )
}
