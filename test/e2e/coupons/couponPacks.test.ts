import { tap, waitForText } from '../harness/actions'
import { payInSandbox } from '../harness/bank'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { signInMember } from '../harness/member'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const PATH = '/pages/other/rollPackage/rolldl'
const t = textsIn('en')

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
