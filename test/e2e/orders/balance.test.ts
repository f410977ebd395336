import { openTakeoutCheckout, tap, waitForText } from '../harness/actions'
import { payInSandbox } from '../harness/bank'
import { eventually } from '../harness/eventually'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { demoMemberWithCart } from '../harness/member'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const texts = { en: textsIn('en'), th: textsIn('th') }

/** The member of the demonstration, who has a balance of 500 baht and 1,280 points, with a cart of one dish. */
const memberWithCart = (num: number) => demoMemberWithCart(harness.site.url, num)

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
    await visitor.follow('/pages/index/my-index')
    await waitForText(visitor, 'VIP Gold')
    await waitForText(visitor, /^฿3\d\d(\.\d\d)?$/)
    await visitor.expectNoProblems()
  })
})

it('in Thai a member sees what points and a part of the balance take off an order, and pays the rest by PromptPay', async () => {
  const t = texts.th
  const look = { locale: 'th', screen: 'narrow', dark: true } as const
  await harness.visit({ member: await memberWithCart(9), ...look }, async (visitor) => {
    const { page } = visitor
    await openTakeoutCheckout(visitor, t)
    expect(await page.getByRole('radio', { name: t('fees.balance') }).count()).toBe(0)
    await visitor.saveScreenshot('balance-switches', true)
    const deductions = page.getByText(/^−฿/).locator('visible=true')
    const switches = page.getByRole('switch').locator('visible=true')
    for (const one of [switches.first(), switches.and(page.getByLabel(t('fees.balance')))]) {
      const before = await deductions.count()
      await one.click()
      await eventually(async () => (await deductions.count()) > before, true)
      await visitor.settled()
    }
    await visitor.saveScreenshot('balance-part', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('checkout.payNow'))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await waitForText(visitor, t('order.waitingKitchen'))
    await waitForText(visitor, t('fees.balance'))
    await visitor.settled()
    await visitor.saveScreenshot('balance-part-paid', true)
    await visitor.expectNoProblems()
    await visitor.follow('/pages/index/my-index')
    await visitor.top.getByText('฿0', { exact: true }).first().waitFor()
  })
})
