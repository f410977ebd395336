import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { storeChargesContract } from '../../../console/contract/store/storeCharges'
import { documentContract } from '../../../src/contract/order/document'
import { sessionContract } from '../../../src/contract/account/session'
import { enterApp, expectSound } from '../harness/consoleApp'
import { callApi, guestWithPendingPayment, OPEN_STORE, paidOrderOf } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'

const harness = setUpHarness(STAFFED_SANDBOX)

it('the owner sees which providers take payments, settles one in the sandbox, and changes the VAT of a restaurant', () =>
  harness.visit({ screen: 'desk', staffLocale: 'th' }, async (visitor) => {
    const { page } = visitor
    const { url } = harness.site
    const { order } = await guestWithPendingPayment(url, 1)
    await enterApp(page, url)
    await page.getByRole('menuitem', { name: 'ผู้ให้บริการชำระเงิน' }).click()
    const stripe = page.locator('[data-provider=stripe]')
    await stripe.getByText('STRIPE_SECRET_KEY').waitFor()
    await stripe.getByText(`${url}/provider/stripe/webhook`).waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-payments')
    const opened = page.waitForEvent('popup')
    await page.locator('[data-provider=sandbox]').getByRole('link', { name: order.orderNo }).click()
    const bank = await opened
    expect(new URL(bank.url()).pathname).toMatch(/^\/sandbox\/pay\//)
    await bank.close()

    await page.getByRole('link', { name: /^ภาษี ค่าบริการ/ }).click()
    await page.getByRole('row', { name: /ทองหล่อ/ }).waitFor()
    await visitor.saveScreenshot('console-charges')
    await page.getByRole('cell', { name: /ทองหล่อ/ }).click()
    await page.getByLabel(/^ภาษีมูลค่าเพิ่ม/).fill('10')
    await page.getByLabel(/^บัญชีพร้อมเพย์/).fill('081 234')
    await page.getByRole('button', { name: 'บันทึก' }).click()
    await expectSound(page)
    await visitor.saveScreenshot('console-charges-form')
    await page.getByLabel(/^บัญชีพร้อมเพย์/).fill('0812345678')
    await page.getByRole('button', { name: 'บันทึก' }).click()
    await page.getByText('บันทึกแล้ว').waitFor()
    const staff = await StaffCalls.enter(url)
    expect(await staff.ask(storeChargesContract.read, { id: OPEN_STORE })).toMatchObject({
      ...{ vatRate: 1000, promptpayId: '0812345678' },
    })
    expect(visitor.problems).toEqual([])
  }))

/** The name and the text of the file that a click saves. */
async function savedBy(page: Page, button: string): Promise<[name: string, text: string]> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const saved = await saving
  return [saved.suggestedFilename(), await readFile(await saved.path(), 'utf8')]
}

it('staff save the differences of some days, the file for the bank, and that once more from a withdrawal', () =>
  harness.visit({ screen: 'desk', staffLocale: 'en' }, async (visitor) => {
    const { page } = visitor
    await enterApp(page, harness.site.url)
    await page.getByRole('menuitem', { name: 'Differences' }).click()
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('First day').fill('2026-11-30')
    await dialog.getByLabel('Last day').fill('2026-11-01')
    await dialog.getByText('The first day is after the last one.').waitFor()
    expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await expectSound(page)
    await visitor.saveScreenshot('console-differences-file')
    await dialog.getByLabel('First day').fill('2026-11-01')
    await dialog.getByLabel('Last day').fill('2026-11-30')
    const [fileName, table] = await savedBy(page, 'Save')
    expect(fileName).toBe('differences-2026-11-01-2026-11-30.csv')
    expect(table).toContain('"day","provider","difference"')

    await page.getByRole('menuitem', { name: 'Withdrawals' }).click()
    await page.getByRole('row', { name: /Ploy Srisuk.*On the way/ }).waitFor()
    await page.getByRole('button', { name: 'File for the bank' }).click()
    await expectSound(page)
    await visitor.saveScreenshot('console-bank-file')
    const [name, text] = await savedBy(page, 'Save')
    expect([name, text]).toEqual([expect.stringMatching(/^B\d+\.csv$/), expect.stringContaining('"0812345678"')])
    await page.getByRole('row', { name: /Ploy Srisuk.*At the bank/ }).click()
    await page.getByRole('button', { name: 'Save the file for the bank again' }).waitFor()
    await expectSound(page)
    await visitor.saveScreenshot('console-withdrawal')
    expect(await savedBy(page, 'Save the file for the bank again')).toEqual([name, text])
    expect(visitor.problems).toEqual([])
  }))

it('staff find a document by its order, open it to print, and save those of some days', () =>
  harness.visit({ screen: 'desk', staffLocale: 'en' }, async (visitor) => {
    const { page } = visitor
    const { url } = harness.site
    const { token } = await callApi(url, sessionContract.guest, {})
    const { orderId } = await paidOrderOf(url, token)
    const { list } = await callApi(url, documentContract.ofOrder, { orderId }, token)
    const { no = '', issuedAt = '' } = list[0] ?? {}
    await enterApp(visitor.page, url)
    await page.getByRole('menuitem', { name: 'Documents' }).click()
    await page.getByLabel('Search').fill(no)
    await page.getByRole('row', { name: new RegExp(no) }).waitFor()
    await visitor.saveScreenshot('console-documents')
    const [paper] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: `Open ${no} in a new tab` }).click(),
    ])
    await paper.getByRole('heading', { level: 1 }).waitFor()
    expect(await paper.locator('main').innerText()).toContain(no)
    await paper.close()

    const day = issuedAt.slice(0, 10)
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('First day').fill(day)
    await dialog.getByLabel('Last day').fill(day)
    const [fileName, table] = await savedBy(page, 'Save')
    expect([fileName, table]).toEqual([`documents-${day}-${day}.csv`, expect.stringContaining(`"${no}"`)])
    expect(visitor.problems).toEqual([])
  }))
