import { tap, waitForText } from '../harness/actions'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { couponGiftToken, signInDemonstration, signInMember } from '../harness/member'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const t = textsIn('en')

it('coupons are chosen and given by one link; a second phone claims them, and a third one is too late', async () => {
  const giver = await signInDemonstration(harness.site.url)
  const waits = await couponGiftToken(harness.site.url)
  await harness.visit({ member: giver }, async (visitor) => {
    await visitor.deepLink('/pages/other/coupon/couponList', { give: '1' })
    for (const name of ['Dinner for two', 'Rainy-day delivery'])
      await visitor.page.getByRole('checkbox', { name }).click()
    await visitor.expectNoProblems()
    await tap(visitor, t('couponGift.giveCount', { count: 2 }))
    await visitor.page.getByRole('radio', { name: t('giftPoster.words2') }).click()
    const words = visitor.page.getByRole('textbox', { name: t('couponGift.words') })
    expect(await words.inputValue()).toBe(t('giftPoster.words2'))
    await words.fill('Dinner is on me')
    await visitor.saveScreenshot('coupon-gift-sheet')
    await tap(visitor, t('couponGift.makeLink'))
    await waitForText(visitor, t('couponGift.own'))
    await visitor.page.getByRole('img', { name: t('giftPoster.label') }).waitFor()
    const [card] = await Promise.all([visitor.page.waitForEvent('download'), tap(visitor, t('giftPoster.save'))])
    expect(card.suggestedFilename()).toBe('gift.jpeg')
    await visitor.waitForToast(t('savePicture.saved'))
    await visitor.saveScreenshot('coupon-gift-own', true)
    await visitor.expectNoProblems()
  })
  const member = await signInMember(harness.site.url, '0822222222')
  await harness.visit({ member }, async (visitor) => {
    await visitor.deepLink('/pages/other/coupon/givedl', { token: waits })
    await waitForText(visitor, t('couponGift.gotOne', { name: 'Ploy' }))
    await visitor.saveScreenshot('coupon-gift-open', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('couponGift.claim'))
    await waitForText(visitor, t('couponGift.yours'))
    await visitor.waitForThrottle()
    await tap(visitor, t('couponGift.toMine'))
    await waitForText(visitor, 'Thai iced tea')
    await visitor.expectNoProblems()
  })
  await harness.visit({ member: await signInMember(harness.site.url, '0833333333') }, async (visitor) => {
    await visitor.deepLink('/pages/other/coupon/givedl', { token: waits })
    await waitForText(visitor, t('couponGift.taken'))
    await visitor.expectNoProblems()
  })
})
