import { couponContract } from '../../../src/contract/coupon/coupon'
import { button, tap, waitForText } from '../harness/actions'
import { LOOKS } from '../harness/device'
import { callApi } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { signInMember } from '../harness/member'
import { textsByLocale } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const texts = textsByLocale()
const t = texts.en
const HOME = '/pages/index/index'

it('newcomers take the coupons of the pop-up on the home page; it does not come again', async () => {
  const member = await signInMember(harness.site.url, '0811111111')
  await harness.visit({ member, newcomer: true }, async (visitor) => {
    await visitor.deepLink(HOME)
    await waitForText(visitor, t('windowCoupon.once'))
    await visitor.settled()
    await visitor.saveScreenshot('newcomers-en')
    await visitor.expectNoProblems()
    await tap(visitor, t('windowCoupon.take'))
    await visitor.waitForToast(t('windowCoupon.taken'))
    await visitor.page.reload()
    await waitForText(visitor, /Sala Bistro/)
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
  })
  const { list } = await callApi(harness.site.url, couponContract.mine, {}, member.token)
  expect(list).toHaveLength(3)
})

it.each(LOOKS)('a visitor closes the pop-up of newcomers for good, in %s', async (locale, look) => {
  await harness.visit({ locale, newcomer: true, ...look }, async (visitor) => {
    await visitor.deepLink(HOME)
    await waitForText(visitor, texts[locale]('windowCoupon.once'))
    await visitor.settled()
    await visitor.saveScreenshot(`newcomers-${locale}`)
    await visitor.expectNoProblems()
    await button(visitor, texts[locale]('common.close')).click()
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' })
    await visitor.page.reload()
    await waitForText(visitor, /ศาลา|莎拉/)
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
  })
})
