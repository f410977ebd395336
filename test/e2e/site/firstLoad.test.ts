import { eventually } from '../harness/eventually'
import { setUpHarness } from '../harness/harness'

const harness = setUpHarness()

const MENU = '/pages/index/goods'
const CALL = /\/channelApi\/([^?]+)/

it('a link to a menu requests each resource once and no other store', () =>
  harness.visit({ fresh: true }, async (visitor) => {
    const requested: string[] = []
    visitor.page.on('request', (request) => {
      const [, call] = CALL.exec(request.url()) ?? []
      if (call) requested.push(call)
    })
    await visitor.deepLink(MENU, { storeId: 'thonglor' })
    await visitor.page.getByText('Sala Bistro · Thonglor').waitFor()
    await eventually(
      () => requested.filter((call) => !['guest', 'fwjl'].includes(call)).sort(),
      ['configFormMap', 'goods', 'store/thonglor', 'system'],
    )
  }))

it.each([
  ['the menu', MENU, { storeId: 'thonglor' }, ['goods', 'store/thonglor']],
  ['the home page', '/pages/index/index', {}, ['drag', 'store/default']],
])('the document requests the content of %s before the code of the app has come, once', (_name, path, query, calls) =>
  harness.visit({ fresh: true }, async (visitor) => {
    const requested: string[] = []
    visitor.page.on('request', (request) => {
      const [, call = ''] = CALL.exec(request.url()) ?? []
      if (calls.includes(call)) requested.push(call)
    })
    await visitor.page.route('**/js/app.*.js', async (route) => {
      await eventually(() => [...requested].sort(), calls)
      await route.continue()
    })
    await visitor.deepLink(path, query)
    await visitor.page.getByText('Thonglor').first().waitFor()
    expect(requested.sort()).toEqual(calls)
  }),
)

it("a page's styles follow the app's styles, which they override", () =>
  harness.visit({ fresh: true }, async (visitor) => {
    await visitor.deepLink(MENU)
    const sheets = await visitor.page.evaluate<string[]>(
      `[...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))`,
    )
    expect(sheets.map((sheet) => sheet.startsWith('/css/app.'))).toEqual([true, ...sheets.slice(1).map(() => false)])
    expect(sheets.length).toBeGreaterThan(1)
  }))

it.each([MENU, '/pages/index/index'])('the files of %s are preloaded with the app, once', (path) =>
  harness.visit({ fresh: true }, async (visitor) => {
    await visitor.deepLink(path)
    const [preloaded, loaded] = await visitor.page.evaluate<[string[], string[]]>(`[
      [...document.querySelectorAll('link[rel=preload]:is([as=script],[as=style])')].map((link) => link.getAttribute('href')).sort(),
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).sort(),
    ]`)
    expect(preloaded).toEqual([expect.stringMatching(/\.css$/), expect.stringMatching(/\.js$/)])
    expect(loaded.filter((file) => preloaded.includes(file))).toEqual(preloaded)
  }),
)

it.each([
  ['light', false, '/media/pictures/hero.webp'],
  ['dark', true, '/media/pictures/hero-dark.webp'],
])('the first picture of the home page is requested by the document in the %s theme, once', (_theme, dark, picture) =>
  harness.visit({ dark, fresh: true }, async (visitor) => {
    await visitor.deepLink('/pages/index/index')
    const heroes = await visitor.page.evaluate<[string, string][]>(`performance.getEntriesByType('resource')
      .map(({ name, initiatorType }) => [new URL(name).pathname, initiatorType])
      .filter(([path]) => /hero(-dark)?\\.webp$/.test(path))`)
    expect(heroes).toEqual([[picture, 'img']])
  }),
)

it.each(['en', 'th', 'zh'] as const)(
  'the home page in %s shows its first picture in its place before the app has come',
  (locale) =>
    harness.visit({ locale, fresh: true }, async (visitor) => {
      const { page } = visitor
      const first: unknown[] = []
      await page.route('**/js/app.*', async (route) => {
        const picture = page.locator('#boot img')
        await picture.waitFor()
        first.push(await picture.boundingBox())
        await route.continue()
      })
      await visitor.deepLink('/pages/index/index')
      expect(first).toEqual([await page.locator('.taro_page img[src$="/hero.webp"]').first().boundingBox()])
    }),
)

it('pictures of dishes come in the size of their box', () =>
  harness.visit({ fresh: true }, async (visitor) => {
    await visitor.deepLink(MENU, { storeId: 'thonglor' })
    const row = visitor.page.locator('img[src*="/media/pictures/massaman.webp"]').first()
    await row.waitFor()
    expect(await row.getAttribute('src')).toMatch(/\.webp\?w=(160|320)$/)
  }))
