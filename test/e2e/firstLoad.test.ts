import { eventually } from './harness/eventually'
import { setUpHarness } from './harness/harness'

const harness = setUpHarness()

const MENU = '/pages/index/goods'
const CALL = /\/channelApi\/([^?]+)/

it('a link to a menu requests each resource once and no other store', () =>
  harness.visit({}, async (visitor) => {
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

it("a page's styles follow the app's styles, which they override", () =>
  harness.visit({}, async (visitor) => {
    await visitor.deepLink(MENU)
    const sheets = await visitor.page.evaluate<string[]>(
      `[...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))`,
    )
    expect(sheets.map((sheet) => sheet.startsWith('/css/app.'))).toEqual([true, ...sheets.slice(1).map(() => false)])
    expect(sheets.length).toBeGreaterThan(1)
  }))

it.each([MENU, '/pages/index/index'])('the files of %s are preloaded with the app, once', (path) =>
  harness.visit({}, async (visitor) => {
    await visitor.deepLink(path)
    const [preloaded, loaded] = await visitor.page.evaluate<[string[], string[]]>(`[
      [...document.querySelectorAll('link[rel=preload]:not([as=font])')].map((link) => link.getAttribute('href')).sort(),
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).sort(),
    ]`)
    expect(preloaded).toEqual([expect.stringMatching(/\.css$/), expect.stringMatching(/\.js$/)])
    expect(loaded.filter((file) => preloaded.includes(file))).toEqual(preloaded)
  }),
)
