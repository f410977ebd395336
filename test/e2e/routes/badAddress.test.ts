import { routes, type Path } from '../../../src/routes'
import { eventually } from '../harness/eventually'
import { OPEN_STORE } from '../harness/guest'
import { englishTexts } from '../harness/texts'
import { setUpRouteHarness } from '../harness/routeHarness'

const { visitAnew } = setUpRouteHarness()
const t = englishTexts()

/** Pages whose link lacks a required parameter, by what they show. */
const OF_GUESTS: Record<string, Path[]> = {
  'This link is incomplete': [
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
  'The link is incomplete.': ['/pages/other/coupon/givedl'],
  'This is not available yet': ['/pages/order/other/custom'],
  'Scan the code on your table': ['/pages/shop/in/goods', '/pages/shop/in/detail', '/pages/shop/in/pay-order'],
}
const OF_MEMBERS: Record<string, Path[]> = {
  'This link is incomplete': [
    '/pages/my/integral/order-dl',
    '/pages/my/integral/save-order',
    '/pages/other/payVip/ckxq',
    '/pages/order/invitation/yqhb',
  ],
  'This booking was not found': ['/pages/other/reserve/yyxq'],
}

it.each([
  ['a guest', '/pages/other/missing', OF_GUESTS],
  ['a member', '/pages/my/integral/order-dl', OF_MEMBERS],
] as const)(
  '%s sees that an address is unknown, and on each page that its link lacks a required parameter',
  (_who, admitted, links) =>
    visitAnew(admitted, {}, async (visitor) => {
      await visitor.deepLink('/pages/no/such-page')
      await visitor.expectTitle(t(routes['/pages/other/missing'].title))
      await visitor.expectNoProblems()
      for (const [message, paths] of Object.entries(links)) {
        for (const path of paths) {
          await visitor.follow(path)
          await visitor.top.getByText(message).first().waitFor()
          expect(visitor.route).toBe(path)
        }
        await visitor.expectNoProblems()
      }
    }),
)

it.each<Path>(['/pages/shop/out/pay-order', '/pages/shop/in/dmf'])(
  '%s without a store leads to the choice of a store and goes on in it',
  (path) =>
    visitAnew(path, {}, async (visitor) => {
      const { page } = visitor
      await visitor.deepLink(path)
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
