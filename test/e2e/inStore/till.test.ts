import { payInSandbox } from '../harness/bank'
import { textsIn } from '../harness/texts'
import { OPEN_STORE } from '../harness/guest'
import { waitForText, tap } from '../harness/actions'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { signInDemonstration } from '../harness/member'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(SANDBOX)

const TILL = '/pages/shop/in/dmf'
const texts = { en: textsIn('en'), th: textsIn('th') }

const field = ({ page }: Visitor, label: string) => page.getByRole('textbox', { name: label })

it('a guest pays a till bill by phone and gets a receipt', async () => {
  const t = texts.en
  await harness.visit({}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink('/pages/index/index')
    await page.getByText('Pay the bill').first().click()
    await visitor.expectTitle(t('till.title'))
    await visitor.deepLink(TILL, { storeId: OPEN_STORE })
    await tap(visitor, t('checkout.payNow'))
    await waitForText(visitor, 'Please enter an amount of at least ฿1')
    await visitor.expectNoProblems()
    await page.getByRole('dialog').getByRole('button').click()
    await field(visitor, t('till.amount')).fill('1,284.50')
    await waitForText(visitor, '฿1,204.50')
    await field(visitor, t('till.fixed')).fill('600')
    await waitForText(visitor, '฿1,254.50')
    await field(visitor, t('till.note')).fill('Table 7')
    await visitor.saveScreenshot('till-en', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('checkout.payNow'))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await waitForText(visitor, t('order.billPaid'))
    await waitForText(visitor, 'Table 7')
    await visitor.settled()
    await visitor.saveScreenshot('till-receipt', true)
    await visitor.expectNoProblems()
    await visitor.deepLink('/pages/index/order-index', { tab: 'completed' })
    await waitForText(visitor, new RegExp(t('order.bill')))
    await visitor.saveScreenshot('till-list')
  })
})

it('a member pays a till bill with a coupon and gift cards, in Thai on the narrowest phone', async () => {
  const t = texts.th
  const member = await signInDemonstration(harness.site.url)
  const look = { locale: 'th', screen: 'narrow', dark: true } as const
  await harness.visit({ member, ...look }, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink(TILL, { storeId: OPEN_STORE })
    await field(visitor, t('till.amount')).fill('400')
    await waitForText(visitor, /^−฿/)
    await field(visitor, t('till.fixed')).fill('401')
    await page.getByText('฿401').waitFor({ state: 'detached' })
    await field(visitor, t('till.fixed')).fill('')
    await page.getByRole('switch', { name: t('fees.giftCards') }).click()
    await waitForText(visitor, '−฿360')
    await visitor.settled()
    await visitor.saveScreenshot('till-member', true)
    await visitor.expectNoProblems()
    await tap(visitor, t('checkout.payNow'))
    await waitForText(visitor, t('order.billPaid'))
    await visitor.settled()
    await visitor.saveScreenshot('till-member-paid', true)
    await visitor.expectNoProblems()
  })
})

it('a store without till bills shows a message and leads to another store', async () => {
  const t = texts.en
  await harness.visit({}, async (visitor) => {
    await visitor.deepLink(TILL, { storeId: 'ari' })
    await waitForText(visitor, t('till.notHereText'))
    await visitor.expectNoProblems()
    await tap(visitor, t('till.otherStore'))
    await visitor.page.getByText('Sala Bistro · Thonglor').locator('visible=true').first().click()
    await visitor.page.waitForURL(`**/#${TILL}?storeId=thonglor`)
    await field(visitor, t('till.amount')).locator('visible=true').fill('50')
    await waitForText(visitor, '฿50')
  })
})
