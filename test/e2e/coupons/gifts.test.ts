import { cartContract } from '../../../src/contract/cart/cart'
import { giftCardContract } from '../../../src/contract/wallet/giftCard'
import type { SignedIn } from '../../../src/contract/account/session'
import { openTakeoutCheckout, tap, waitForText } from '../harness/actions'
import { payInSandbox } from '../harness/bank'
import { callApi, OPEN_STORE, plainDishes } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { couponGiftToken, signInDemonstration, signInMember } from '../harness/member'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const t = textsIn('en')

/** The link of the card that waits longest in a gift of a member. */
async function linkOf({ token }: SignedIn): Promise<string> {
  const { url } = harness.site
  const { list } = await callApi(url, giftCardContract.my, {}, token)
  const waiting = list.find(({ state }) => state === 'gifting')
  const { gift } = await callApi(url, giftCardContract.detail, { id: waiting?.id ?? '' }, token)
  if (!gift) throw new Error('no card waits in a gift')
  return gift.token
}

it('a gift card is bought by PromptPay, given, and claimed on a second phone; its code is redeemed on a third', async () => {
  const giver = await signInMember(harness.site.url, '0811111111')
  const receiver = await signInMember(harness.site.url, '0822222222')
  const third = await signInMember(harness.site.url, '0833333333')
  await harness.visit({ member: giver }, async (visitor) => {
    await visitor.deepLink('/pages/other/giftCard/cardList')
    await visitor.page.getByRole('radio', { name: '฿300' }).click()
    await visitor.page.getByRole('textbox', { name: t('giftCard.message') }).fill('Enjoy, from Nok')
    await visitor.expectNoProblems()
    await tap(visitor, t('giftCard.buyAndGive'))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await waitForText(visitor, t('giftCard.giveTitle'))
    await visitor.settled()
    await visitor.saveScreenshot('giftcard-give')
    await visitor.expectNoProblems()
    await tap(visitor, t('giftCard.makeLink'))
    await waitForText(visitor, t('giftCard.waiting'))
    await visitor.settled()
    await visitor.saveScreenshot('giftcard-waiting', true)
    await visitor.expectNoProblems()
  })
  const token = await linkOf(giver)
  await harness.visit({ member: receiver }, async (visitor) => {
    await visitor.deepLink('/pages/other/giftCard/givedl', { token })
    await waitForText(visitor, 'Enjoy, from Nok')
    await visitor.saveScreenshot('giftcard-landing', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('giftCard.claim'))
    await visitor.waitForToast(t('giftCard.claimed'))
    await visitor.waitForThrottle()
    await tap(visitor, t('giftCard.see'))
    await waitForText(visitor, t('giftCard.codeText'))
    await tap(visitor, t('giftCard.show'))
    await waitForText(visitor, /^\d{4} \d{4} \d{4} \d{4}$/)
    await visitor.saveScreenshot('giftcard-shown', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('giftCard.hide'))
    await waitForText(visitor, /^\d{4} •••• •••• ••••$/)
  })
  const { list } = await callApi(harness.site.url, giftCardContract.my, {}, receiver.token)
  const { code } = await callApi(harness.site.url, giftCardContract.code, { id: list[0]?.id ?? '' }, receiver.token)
  await harness.visit({ member: third }, async (visitor) => {
    await visitor.deepLink('/pages/other/giftCard/dhCard')
    const field = visitor.page.getByRole('textbox', { name: t('giftCard.codeLabel') })
    await field.fill('0000000000000000')
    await tap(visitor, t('giftCard.addIt'))
    await waitForText(visitor, /do not know this code/)
    expect(await field.inputValue()).toBe('0000 0000 0000 0000')
    await visitor.saveScreenshot('giftcard-refused', true)
    await visitor.expectNoProblems()
    await field.fill(code)
    await visitor.waitForThrottle()
    await tap(visitor, t('giftCard.addIt'))
    await visitor.waitForToast(t('giftCard.added'))
    await waitForText(visitor, '฿300')
    await visitor.settled()
    await visitor.expectNoProblems()
  })
  await harness.visit({ member: giver }, async (visitor) => {
    await visitor.deepLink('/pages/other/giftCard/hisCard')
    await visitor.page.getByRole('tab', { name: t('giftCard.gifts') }).click()
    await waitForText(visitor, t('giftCard.stateGifted'))
    await visitor.saveScreenshot('giftcard-gifts', true)
    await visitor.expectNoProblems()
  })
})

it('coupons are chosen and given by one link; a second phone claims them, and a third one is too late', async () => {
  const giver = await signInDemonstration(harness.site.url)
  const waits = await couponGiftToken(harness.site.url)
  await harness.visit({ member: giver }, async (visitor) => {
    await visitor.deepLink('/pages/other/coupon/couponList', { give: '1' })
    for (const name of ['Dinner for two', 'Rainy-day delivery'])
      await visitor.page.getByRole('checkbox', { name }).click()
    await visitor.expectNoProblems()
    await tap(visitor, t('couponGift.giveCount', { count: 2 }))
    await visitor.page.getByRole('radio', { name: t('giftPoster.greeting2') }).click()
    const message = visitor.page.getByRole('textbox', { name: t('couponGift.message') })
    expect(await message.inputValue()).toBe(t('giftPoster.greeting2'))
    await message.fill('Dinner is on me')
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
  const member = await signInMember(harness.site.url, '0822222244')
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
  await harness.visit({ member: await signInMember(harness.site.url, '0833333344') }, async (visitor) => {
    await visitor.deepLink('/pages/other/coupon/givedl', { token: waits })
    await waitForText(visitor, t('couponGift.taken'))
    await visitor.expectNoProblems()
  })
})

it('an order is paid in part with gift cards, and the rest by PromptPay', async () => {
  const member = await signInDemonstration(harness.site.url)
  const { url } = harness.site
  const [dish] = await plainDishes(url)
  if (!dish) throw new Error('The menu has no plain dish')
  const cart = { storeId: OPEN_STORE, diningType: 'takeout' } as const
  await callApi(url, cartContract.clear, cart, member.token)
  await callApi(url, cartContract.change, { ...cart, ...dish, num: 15 }, member.token)
  await harness.visit({ member }, async (visitor) => {
    await openTakeoutCheckout(visitor, t)
    await visitor.page.getByRole('switch', { name: t('fees.giftCards') }).click()
    await waitForText(visitor, '−฿820')
    await visitor.settled()
    await visitor.saveScreenshot('giftcard-checkout', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('checkout.payNow'))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await waitForText(visitor, t('order.waitingKitchen'))
    await visitor.settled()
    await visitor.saveScreenshot('giftcard-order', true)
    await visitor.expectNoProblems()
    await visitor.deepLink('/pages/other/giftCard/hisCard')
    await waitForText(visitor, t('giftCard.usedUp'))
    await visitor.deepLink('/pages/other/giftCard/cardList', { tab: 'mine' })
    await waitForText(visitor, t('giftCard.sent'))
    expect(await visitor.page.getByText(t('giftCard.spendable')).count()).toBe(0)
    await visitor.expectNoProblems()
  })
})
