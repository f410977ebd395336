import { LOCALES } from '../../src/contract/fields'
import { loadMessages, translate } from '../../src/i18n/i18n'
import { routes, type Path } from '../../src/routes'
import { setUpRouteStage } from './harness/routeStage'

const paths = Object.keys(routes) as Path[]
const { visit, queryOf } = setUpRouteStage()
const place = { latitude: 13.73, longitude: 100.58 }

beforeAll(async () => {
  await Promise.all(LOCALES.map(loadMessages))
})

describe.each(LOCALES)('in %s', (locale) => {
  it.each(paths)('%s opens from a link, again after a reload, and says its title', async (path) => {
    await visit(path, { locale, place }, async (visitor) => {
      const expectPage = async () => {
        expect(visitor.route).toBe(path)
        await visitor.expectTitle(translate(locale, routes[path].title))
        const text = await visitor.text()
        expect(text).not.toBe('')
        // The page for blocked accounts is the only one that offers another try when all is well.
        expect(text.includes(translate(locale, 'common.retry'))).toBe(path === '/pages/other/block')
      }
      await visitor.deepLink(path, queryOf(path))
      await expectPage()
      await visitor.shoot(`${locale}${path.replaceAll('/', '-')}`)
      await visitor.expectSound()
      await visitor.reload()
      await expectPage()
    })
  })
})

it('an address that no page has leads to a page that says so', async () => {
  await visit('/pages/other/missing', {}, async (visitor) => {
    await visitor.deepLink('/pages/no/such-page')
    await visitor.expectTitle(translate('en', routes['/pages/other/missing'].title))
    await visitor.expectSound()
  })
})

it.each<[string, Path[]]>([
  [
    'This link is not complete',
    [
      '/open-location',
      '/pages/shop/out/sjjs',
      '/pages/shop/activity',
      '/pages/shop/seeGoods',
      '/pages/shop/out/goods-dl',
      '/pages/shop/good-dl',
      '/pages/order/detail',
      '/pages/order/refunddl',
      '/pages/order/feedback',
      '/pages/order/promptpay',
      '/pages/other/web-view',
    ],
  ],
  ['This is not here yet', ['/pages/order/other/custom']],
  ['Scan the code on your table', ['/pages/shop/in/goods', '/pages/shop/in/detail', '/pages/shop/in/pay-order']],
])('"%s" stands on a page whose address does not name what it is about', async (said, nameless) => {
  await visit('/pages/index/index', {}, async (visitor) => {
    for (const path of nameless) {
      await visitor.deepLink(path)
      await visitor.page.getByText(said).locator('visible=true').first().waitFor()
      await visitor.expectSound()
    }
  })
})
