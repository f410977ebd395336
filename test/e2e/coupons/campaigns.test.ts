import { couponContract } from '../../../src/contract/coupon/coupon'
import { button, tap, waitForText } from '../harness/actions'
import { callApi } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { signInMember } from '../harness/member'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const HOME = '/pages/index/index'
const [t, th] = [textsIn('en'), textsIn('th')]

it('a coupon of the home page is claimed in place; a campaign of the centre with one tap, and stays claimed after a reload', async () => {
  const member = await signInMember(harness.site.url, '0812000401')
  await harness.visit({ member }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(HOME)
    const claim = page.getByRole('button', { name: `${t('coupons.claim')}: Dinner for two` })
    await claim.scrollIntoViewIfNeeded()
    await visitor.settled()
    await visitor.saveScreenshot('home-strip')
    await claim.click()
    await visitor.waitForToast(t('coupons.claimDone'))
    await page.getByRole('button', { name: `${t('coupons.useNow')}: Dinner for two` }).waitFor()
    await visitor.expectNoProblems()

    await visitor.deepLink('/pages/other/coupon/center')
    await page.getByRole('tab', { name: t('couponCentre.campaigns') }).click()
    await page.getByText('Night market weeks').click()
    await visitor.expectTitle('Night market weeks')
    await waitForText(visitor, '312 left')
    await tap(visitor, t('couponActivity.claim', { count: 2 }))
    await visitor.waitForToast(t('couponActivity.claimed', { count: 2 }))
    await waitForText(visitor, t('coupons.received'))
    await visitor.reload()
    await waitForText(visitor, t('coupons.received'))
    await tap(visitor, t('coupons.mine'))
    await waitForText(visitor, 'Market table')
    await visitor.expectNoProblems()
  })
})

it('newcomers take the coupons of the pop-up on the home page, or close it; it does not come again', async () => {
  const member = await signInMember(harness.site.url, '0811111111')
  await harness.visit({ member, newcomer: true }, async (visitor) => {
    await visitor.deepLink(HOME)
    await waitForText(visitor, t('windowCoupon.once'))
    await tap(visitor, t('windowCoupon.take'))
    await visitor.waitForToast(t('windowCoupon.taken'))
    await visitor.reload()
    await waitForText(visitor, /Sala Bistro/)
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
  })
  const { list } = await callApi(harness.site.url, couponContract.mine, {}, member.token)
  expect(list).toHaveLength(3)
  await harness.visit({ locale: 'th', newcomer: true, screen: 'narrow', dark: true }, async (visitor) => {
    await visitor.deepLink(HOME)
    await waitForText(visitor, th('windowCoupon.once'))
    await visitor.settled()
    await visitor.saveScreenshot('newcomers-th')
    await visitor.expectNoProblems()
    await button(visitor, th('common.close')).click()
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' })
    await visitor.reload()
    await waitForText(visitor, /ศาลา/)
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
  })
})
