import { storeChargesContract } from '../../../console/contract/store/storeCharges'
import { enterApp, expectSound } from '../harness/consoleApp'
import { guestWithPendingPayment, OPEN_STORE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { CONSOLE_PASSWORD, StaffCalls } from '../harness/staffCalls'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })

it('the owner sees which providers take payments, settles one in the sandbox, and changes the VAT of a restaurant', () =>
  harness.visit({ screen: 'desk', browserLanguage: 'th-TH' }, async (visitor) => {
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
    await expectSound(page)
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
