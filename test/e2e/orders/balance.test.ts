import { openTakeoutCheckout, tap, waitForText } from '../harness/actions'
import { payInSandbox } from '../harness/bank'
import { LOOKS } from '../harness/device'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { demoMemberWithCart } from '../harness/member'
import { textsByLocale } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const texts = textsByLocale()

/** The member of the demonstration, who has a balance of 500 baht and 1,280 points, with a cart of one dish. */
const memberWithCart = (num: number) => demoMemberWithCart(harness.site.url, num)

it.each(LOOKS)('in %s a member sees what points and a part of the balance take off an order', async (locale, look) => {
  const t = texts[locale]
  await harness.visit({ member: await memberWithCart(9), locale, ...look }, async (visitor) => {
    await openTakeoutCheckout(visitor, t)
    const switches = visitor.page.getByRole('switch').locator('visible=true')
    expect(await visitor.page.getByRole('radio', { name: t('fees.balance') }).count()).toBe(0)
    await visitor.saveScreenshot(`balance-switches-${locale}`, true)
    await switches.nth(0).click()
    await waitForText(visitor, '−฿')
    await visitor.settled()
    await visitor.page
      .getByRole('switch', { name: t('fees.balance') })
      .locator('visible=true')
      .click()
    await waitForText(visitor, '−฿500')
    await visitor.settled()
    await visitor.saveScreenshot(`balance-part-${locale}`, true)
    await visitor.expectNoProblems()
  })
})

it('a member pays an order from the balance, which is then less', async () => {
  const t = texts.en
  await harness.visit({ member: await memberWithCart(1) }, async (visitor) => {
    await openTakeoutCheckout(visitor, t)
    const balance = visitor.page.getByRole('radio', { name: 'Wallet balance' })
    await balance.getByText('฿500 available').waitFor()
    await balance.click()
    await visitor.saveScreenshot('balance-whole', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('checkout.payNow'))
    await visitor.waitForToast(t('promptpay.paid'))
    await visitor.expectTitle(/ SB\d+$/)
    await waitForText(visitor, t('order.waitingKitchen'))
    await visitor.settled()
    await visitor.saveScreenshot('balance-paid', true)
    await visitor.expectNoProblems()
    await visitor.deepLink('/pages/index/my-index')
    await waitForText(visitor, 'VIP Gold')
    await waitForText(visitor, /^฿3\d\d(\.\d\d)?$/)
    await visitor.expectNoProblems()
  })
})

it('a member pays a part from the balance, and the rest by PromptPay', async () => {
  const t = texts.en
  await harness.visit({ member: await memberWithCart(9) }, async (visitor) => {
    await openTakeoutCheckout(visitor, t)
    await visitor.page.getByRole('switch', { name: 'Wallet balance' }).click()
    await waitForText(visitor, /^−฿/)
    await visitor.settled()
    await tap(visitor, t('checkout.payNow'))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await waitForText(visitor, t('order.waitingKitchen'))
    await waitForText(visitor, 'Wallet balance')
    await visitor.settled()
    await visitor.saveScreenshot('balance-part-paid', true)
    await visitor.expectNoProblems()
    await visitor.deepLink('/pages/index/my-index')
    await waitForText(visitor, '฿0')
  })
})
