import { MEMBER_PACK } from '../../../server/seed/data/couponPacks'
import { showPages, tap, waitForText } from '../harness/actions'
import { payInSandbox } from '../harness/bank'
import { LOOKS } from '../harness/device'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { signInDemonstration, signInMember } from '../harness/member'
import { textsByLocale } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const PATH = '/pages/other/rollPackage/rolldl'
const texts = textsByLocale()
const t = texts.en

it('a coupon pack is bought by PromptPay; its coupons are there, also after a reload, and go with the refund', async () => {
  const member = await signInMember(harness.site.url, '0811111111')
  await harness.visit({ member }, async (visitor) => {
    await visitor.deepLink('/pages/other/coupon/center')
    await visitor.page.getByRole('tab', { name: t('couponCentre.packs') }).click()
    await visitor.page.getByText('Rainy-week pack').click()
    await waitForText(visitor, t('couponPack.inside'))
    await tap(visitor, t('couponPack.can'))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await waitForText(visitor, t('couponPack.yours'))
    await visitor.page.reload()
    await waitForText(visitor, 'Dinner for two')
    await visitor.deepLink(PATH, { id: 'rainy-week' })
    await visitor.page.getByText(t('couponPack.seeOrder')).click()
    await waitForText(visitor, t('couponPack.yours'))
    expect(await visitor.page.getByText('Rainy-day delivery').locator('visible=true').count()).toBe(3)
    await visitor.expectNoProblems()
    await visitor.page.getByText(t('couponPack.moneyBack')).click()
    await waitForText(visitor, t('couponPack.moneyBackText'))
    await visitor.waitForThrottle()
    await tap(visitor, t('couponPack.moneyBack'))
    await waitForText(visitor, t('couponPack.refunded'))
    await visitor.expectNoProblems()
  })
})

it.each(LOOKS)(
  'all packs, one pack, a bought and an unknown one are shown without problems in %s, %p',
  async (locale, look) => {
    const words = texts[locale]
    const member = await signInDemonstration(harness.site.url)
    const pages = [
      ['all', PATH, {}, '฿59'],
      ['one', PATH, { id: 'rainy-week' }, words('couponPack.before')],
      ['bought', PATH, { orderId: MEMBER_PACK.orderId }, words('couponPack.yours')],
      ['unknown', PATH, { id: 'unknown' }, words('couponPack.gone')],
    ] as const
    await harness.visit({ member, locale, ...look }, (visitor) => showPages(visitor, { area: 'pack', locale }, pages))
  },
)
