import { payInSandbox } from './harness/bank'
import { inLanguage } from './harness/english'
import { OPEN_STORE } from './harness/guest'
import { sees, tap } from './harness/hands'
import { setUpStage } from './harness/stage'
import type { Visitor } from './harness/visitor'

const stage = setUpStage()

const TILL = '/pages/shop/in/dmf'
const words = { en: inLanguage('en'), th: inLanguage('th'), zh: inLanguage('zh') }

const field = ({ page }: Visitor, label: string) => page.getByRole('textbox', { name: label })

it('a guest pays a till bill by phone and gets a receipt', async () => {
  const t = words.en
  await stage.visit({}, async (visitor) => {
    const { page } = visitor
    await visitor.deepLink('/pages/index/index')
    await page.getByText('Pay the bill').first().click()
    await visitor.expectTitle(t('till.title'))
    await visitor.deepLink(TILL, { storeId: OPEN_STORE })
    await tap(visitor, t('checkout.payNow'))
    await sees(visitor, 'Please enter an amount of at least ฿1')
    await visitor.expectSound()
    await page.getByRole('dialog').getByRole('button').click()
    await field(visitor, t('till.amount')).fill('1,284.50')
    await sees(visitor, '฿1,204.50')
    await field(visitor, t('till.fixed')).fill('600')
    await sees(visitor, '฿1,254.50')
    await field(visitor, t('till.note')).fill('Table 7')
    await visitor.shoot('till-en', true)
    await visitor.expectSound()
    await tap(visitor, t('checkout.payNow'))
    await visitor.expectTitle(t('promptpay.title'))
    await payInSandbox(visitor, t('promptpay.sandbox'))
    await sees(visitor, t('order.billPaid'))
    await sees(visitor, 'Table 7')
    await visitor.settled()
    await visitor.shoot('till-receipt', true)
    await visitor.expectSound()
    await visitor.deepLink('/pages/index/order-index', { tab: 'completed' })
    await sees(visitor, new RegExp(t('order.bill')))
    await visitor.shoot('till-list')
  })
})

it('a store without till bills shows a message and leads to another store', async () => {
  const t = words.en
  await stage.visit({}, async (visitor) => {
    await visitor.deepLink(TILL, { storeId: 'ari' })
    await sees(visitor, t('till.notHereText'))
    await visitor.expectSound()
    await tap(visitor, t('till.otherStore'))
    await visitor.page.getByText('Sala Bistro · Thonglor').locator('visible=true').first().click()
    await visitor.page.waitForURL(`**/#${TILL}?storeId=thonglor`)
    await field(visitor, t('till.amount')).locator('visible=true').fill('50')
    await sees(visitor, '฿50')
  })
})

it.each([
  ['th', { locale: 'th', dark: true }],
  ['zh', { locale: 'zh' }],
  ['narrow', { locale: 'en', screen: 'narrow' }],
] as const)('the bill fits the screen: %s', async (name, who) => {
  const t = words[who.locale]
  await stage.visit(who, async (visitor) => {
    await visitor.deepLink(TILL, { storeId: OPEN_STORE })
    await field(visitor, t('till.amount')).fill('500')
    await sees(visitor, '฿470')
    await field(visitor, t('till.fixed')).fill('501')
    await visitor.page.getByText('฿501').waitFor({ state: 'detached' })
    await visitor.settled()
    await visitor.shoot(`till-${name}`, true)
    await visitor.expectSound()
  })
})
