import { routes, type Path } from '../../../src/routes'
import { eventually } from '../harness/eventually'
import { OPEN_STORE } from '../harness/guest'
import { englishTexts } from '../harness/texts'
import { setUpRouteHarness } from '../harness/routeHarness'

const { visitAnew } = setUpRouteHarness()
const t = englishTexts()

it('an unknown route shows the page for missing pages', () =>
  visitAnew('/pages/other/missing', {}, async (visitor) => {
    await visitor.deepLink('/pages/no/such-page')
    await visitor.expectTitle(t(routes['/pages/other/missing'].title))
    await visitor.expectNoProblems()
  }))

it.each<[string, Path[]]>([
  [
    'This link is incomplete',
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
      '/pages/other/giftCard/givedl',
      '/pages/my/integral/details',
    ],
  ],
  [
    'This link is incomplete',
    [
      '/pages/my/integral/order-dl',
      '/pages/my/integral/save-order',
      '/pages/other/payVip/ckxq',
      '/pages/order/invitation/yqhb',
    ],
  ],
  ['The link is incomplete.', ['/pages/other/coupon/givedl']],
  ['This booking was not found', ['/pages/other/reserve/yyxq']],
  ['This is not available yet', ['/pages/order/other/custom']],
  ['Scan the code on your table', ['/pages/shop/in/goods', '/pages/shop/in/detail', '/pages/shop/in/pay-order']],
])('"%s" is shown on pages whose link lacks a required parameter', async (message, nameless) => {
  const [first = '/pages/index/index'] = nameless
  await visitAnew(first, {}, async (visitor) => {
    for (const path of nameless) {
      await visitor.deepLink(path)
      await visitor.page.getByText(message).locator('visible=true').first().waitFor()
      await visitor.expectNoProblems()
    }
  })
})

it.each<[Path, Record<string, string>]>([
  ['/pages/shop/out/pay-order', {}],
  ['/pages/shop/in/pay-order', { diningType: 'fast' }],
  ['/pages/shop/in/dmf', {}],
])('%s without a store leads to the choice of a store and goes on in it', (path, query) =>
  visitAnew(path, {}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(path, query)
    await page.getByText(t('checkout.noStore')).waitFor()
    await visitor.expectNoProblems()
    await visitor.saveScreenshot(`no-store-${path.split('/').pop()}`)
    await page.getByRole('button', { name: t('checkout.chooseStore') }).click()
    await page
      .getByRole('button', { name: /Sala Bistro · Thonglor/ })
      .first()
      .click()
    await page.getByText(t('checkout.noStore')).waitFor({ state: 'detached' })
    await eventually(() => visitor.route, path)
    expect(await page.evaluate(`JSON.parse(localStorage.getItem('shopId')).data`)).toBe(OPEN_STORE)
  }),
)
