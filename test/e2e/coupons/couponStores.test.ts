import { waitForText } from '../harness/actions'
import { LOOKS } from '../harness/device'
import { setUpHarness } from '../harness/harness'
import { textsByLocale } from '../harness/texts'

const harness = setUpHarness()
const PATH = '/pages/shop/select/couponList'
const texts = textsByLocale()

it('a coupon leads to the stores where it works, and a store to its menu', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink('/pages/other/coupon/coupondl', { couponId: 'lunch-break' })
    await page.getByRole('button', { name: /^Sala Bistro · Thonglor, / }).click()
    await waitForText(visitor, texts.en('couponPages.stores'))
    const stores = page.getByRole('button', { name: /^Sala Bistro · \S+$/ }).locator('visible=true')
    await stores.first().waitFor()
    expect((await stores.allInnerTexts()).sort()).toEqual(['Sala Bistro · Ari', 'Sala Bistro · Thonglor'])
    await page.getByRole('button', { name: 'Sala Bistro · Ari', exact: true }).click()
    await visitor.expectTitle(texts.en('menu.title'))
    await waitForText(visitor, 'Sala Bistro · Ari')
    await visitor.expectNoProblems()
  }))

it.each(LOOKS)('the stores and dishes of a coupon are shown without problems in %s, %p', (locale, look) =>
  harness.visit({ locale, ...look }, async (visitor) => {
    const t = texts[locale]
    await visitor.deepLink(PATH, { couponId: 'iced-drinks' })
    await waitForText(visitor, t('couponPages.stores'))
    await visitor.settled()
    await visitor.saveScreenshot(`coupon-stores-${locale}`, true)
    await visitor.expectNoProblems()
    await visitor.deepLink(PATH, {})
    await waitForText(visitor, t('couponPages.noCoupon'))
    await visitor.expectNoProblems()
  }),
)
