import { sessionContract } from '../../../src/contract/account/session'
import { tap, waitForText } from '../harness/actions'
import { LOOKS, SCREENS } from '../harness/device'
import { callApi, paidOrderOf } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { textsByLocale } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness()
const texts = textsByLocale()
const t = texts.en
const DETAIL = '/pages/order/detail'

async function guestWithPaidOrder() {
  const { token } = await callApi(harness.site.url, sessionContract.guest, {})
  return { token, query: await paidOrderOf(harness.site.url, token) }
}

/** The text of the page that a document opens in a window of its own; the address holds only what signs it. */
async function documentText({ page }: Visitor, name: RegExp, picture: string): Promise<string> {
  const [paper] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name }).locator('visible=true').last().click(),
  ])
  await paper.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(paper.url()).pathname).toMatch(/^\/documents\/[\w-]+\.[a-z\d]+\.[\w-]+$/)
  await paper.getByRole('button').waitFor()
  const text = await paper.locator('main').innerText()
  if (process.env.SCREENSHOTS) await paper.screenshot({ path: `${process.env.SCREENSHOTS}/${picture}.png` })
  await paper.close()
  return text
}

it('a paid order has its receipt to print, and its tax invoice once who it is for is filled in, which the next order begins with', async () => {
  const { token, query } = await guestWithPaidOrder()
  await harness.visit({ token }, async (guest) => {
    await guest.deepLink(DETAIL, query)
    await tap(guest, t('documents.receipt'))
    await waitForText(guest, /^AB\d{4}-\d{6} · /)
    await guest.expectNoProblems()
    expect(await documentText(guest, new RegExp(t('documentKind.shortTaxInvoice')), 'document-receipt')).toMatch(
      /ใบกำกับภาษีอย่างย่อ[\s\S]*VAT 7%/,
    )
    await guest.page.keyboard.press('Escape')
    await guest.page.getByRole('dialog').waitFor({ state: 'detached' })

    await tap(guest, t('documents.request'))
    await tap(guest, t('documents.send'))
    await waitForText(guest, t('documents.taxIdWrong'))
    await guest.saveScreenshot('document-form-faults')
    await guest.expectNoProblems()
    await guest.page.getByLabel(t('documents.companyName')).fill('Sala Books Co., Ltd.')
    await guest.page.getByLabel(t('documents.taxId')).fill('0105561000011')
    await guest.page.getByRole('radio', { name: t('documents.branch') }).click()
    await guest.page.getByLabel(t('documents.branchNo')).fill('00012')
    await guest.page.getByLabel(t('documents.address')).fill('1 Silom Road, Bang Rak, Bangkok 10500')
    await guest.waitForThrottle()
    await tap(guest, t('documents.send'))
    await waitForText(guest, /^TX\d{4}-\d{6} · /)
    await guest.saveScreenshot('document-list')
    const invoice = await documentText(guest, new RegExp(t('documentKind.taxInvoice')), 'document-invoice')
    for (const part of ['Sala Books Co., Ltd.', '0-1055-61000-01-1', 'Branch 00012']) expect(invoice).toContain(part)

    await guest.page.keyboard.press('Escape')
    await guest.page.getByRole('dialog').waitFor({ state: 'detached' })
    await tap(guest, t('documents.request'))
    await waitForText(guest, t('documentState.issued'))

    await guest.deepLink(DETAIL, await paidOrderOf(harness.site.url, token))
    await tap(guest, t('documents.request'))
    await guest.page.getByRole('radio', { name: t('documents.branch'), checked: true }).waitFor()
    const fields = ['documents.companyName', 'documents.taxId', 'documents.branchNo'] as const
    const values = await Promise.all(
      fields.map((field) => guest.page.getByRole('textbox', { name: t(field) }).inputValue()),
    )
    expect(values).toEqual(['Sala Books Co., Ltd.', '0105561000011', '00012'])
  })
})

it.each(LOOKS)('the form fits the screen in %s, %p', async (locale, look) => {
  const { token, query } = await guestWithPaidOrder()
  const own = texts[locale]
  await harness.visit({ token, locale, ...look }, async (guest) => {
    await guest.deepLink(DETAIL, query)
    await guest.saveScreenshot(`document-order-${locale}`, true)
    await tap(guest, own('documents.request'))
    await waitForText(guest, own('documents.once'))
    await guest.settled()
    await guest.saveScreenshot(`document-form-${locale}`)
    await guest.expectNoProblems()
    const { width } = guest.page.viewportSize() ?? SCREENS.phone
    expect(await guest.page.evaluate('document.documentElement.scrollWidth')).toBe(width)
  })
})
