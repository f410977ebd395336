import { eventually } from '../harness/eventually'
import { setUpHarness } from '../harness/harness'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness()

const HOME = '/pages/index/index'
const MENU = '/pages/index/goods'
const CALL = /\/channelApi\/([^?]+)/

/** Collects the calls of the API from now on. */
function requestsOf({ page }: Visitor): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const [, call] = CALL.exec(request.url()) ?? []
    if (call) requested.push(call)
  })
  return requested
}

/** Expects that the files of the page were preloaded with the app and requested once. */
async function expectPreloaded({ page }: Visitor): Promise<void> {
  const [preloaded, loaded] = await page.evaluate<[string[], string[]]>(`[
    [...document.querySelectorAll('link[rel=preload]:is([as=script],[as=style])')].map((link) => link.getAttribute('href')).sort(),
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).sort(),
  ]`)
  expect(preloaded).toEqual([expect.stringMatching(/\.css$/), expect.stringMatching(/\.js$/)])
  expect(loaded.filter((file) => preloaded.includes(file))).toEqual(preloaded)
}

it("a link to a menu requests each resource and file once, no other store, the page's styles after the app's and pictures in the size of their box", () =>
  harness.visit({ fresh: true }, async (visitor) => {
    const { page } = visitor
    const requested = requestsOf(visitor)
    await visitor.deepLink(MENU, { storeId: 'thonglor' })
    await page.getByText('Sala Bistro · Thonglor').waitFor()
    await eventually(
      () => requested.filter((call) => !['guest', 'fwjl'].includes(call)).sort(),
      ['configFormMap', 'goods', 'store/thonglor', 'system'],
    )
    await expectPreloaded(visitor)
    // The page's styles override those of the app.
    const sheets = await page.evaluate<string[]>(
      `[...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))`,
    )
    expect(sheets.map((sheet) => sheet.startsWith('/css/app.'))).toEqual([true, ...sheets.slice(1).map(() => false)])
    expect(sheets.length).toBeGreaterThan(1)
    const row = page.locator('img[src*="/media/pictures/massaman.webp"]').first()
    await row.waitFor()
    expect(await row.getAttribute('src')).toMatch(/\.webp\?w=(160|320)$/)
  }))

it('the files of the home page are preloaded, and its first picture is requested by the document in the theme, once', () =>
  harness.visit({ fresh: true }, async (visitor) => {
    const { page } = visitor
    for (const [dark, picture] of [
      [false, '/media/pictures/hero.webp'],
      [true, '/media/pictures/hero-dark.webp'],
    ] as const) {
      await visitor.setScreen({ dark })
      await visitor.deepLink(HOME)
      await expectPreloaded(visitor)
      const heroes = await page.evaluate<[string, string][]>(`performance.getEntriesByType('resource')
        .map(({ name, initiatorType }) => [new URL(name).pathname, initiatorType])
        .filter(([path]) => /hero(-dark)?\\.webp$/.test(path))`)
      expect(heroes).toEqual([[picture, 'img']])
    }
  }))

it('the document requests the content of the menu before the code of the app has come, once', () =>
  harness.visit({ fresh: true }, async (visitor) => {
    const requested = requestsOf(visitor)
    const content = () => requested.filter((call) => ['goods', 'store/thonglor'].includes(call)).sort()
    await visitor.page.route('**/js/app.*.js', async (route) => {
      await eventually(content, ['goods', 'store/thonglor'])
      await route.continue()
    })
    await visitor.deepLink(MENU, { storeId: 'thonglor' })
    await visitor.page.getByText('Thonglor').first().waitFor()
    expect(content()).toEqual(['goods', 'store/thonglor'])
  }))

it('the document requests the content of the home page, and shows its first picture in its place, before the code of the app has come', () =>
  harness.visit({ fresh: true }, async (visitor) => {
    const { page } = visitor
    const requested = requestsOf(visitor)
    const content = () => requested.filter((call) => ['drag', 'store/default'].includes(call)).sort()
    const first: unknown[] = []
    await page.route('**/js/app.*.js', async (route) => {
      await eventually(content, ['drag', 'store/default'])
      const picture = page.locator('#boot img')
      await picture.waitFor()
      first.push(await picture.boundingBox())
      await route.continue()
    })
    for (const locale of ['en', 'th', 'zh']) {
      requested.length = 0
      first.length = 0
      await page.evaluate((data) => {
        localStorage.removeItem('shopId')
        localStorage.setItem('locale', JSON.stringify({ data }))
      }, locale)
      await visitor.deepLink(HOME)
      expect(content()).toEqual(['drag', 'store/default'])
      expect(first).toEqual([await page.locator('.taro_page img[src$="/hero.webp"]').first().boundingBox()])
    }
  }))
