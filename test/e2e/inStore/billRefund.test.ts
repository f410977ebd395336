import { inStoreContract } from '../../../src/contract/inStore/inStore'
import { orderContract } from '../../../src/contract/order/order'
import { enterApp, expectSound } from '../harness/consoleApp'
import { callApi, guestAtTable, payOrder, TABLE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { STAFFED_SANDBOX } from '../harness/staffCalls'
import { textsIn } from '../harness/texts'
import { waitForText } from '../harness/actions'

const harness = setUpHarness(STAFFED_SANDBOX)
const th = textsIn('th')

it('staff give back a dish of a bill that is paid, and the guest who paid sees which and where the money is', async () => {
  const { url } = harness.site
  const { token, orderId } = await guestAtTable(url)
  const { view } = await callApi(url, inStoreContract.table, TABLE, token)
  const amount = view?.sitting?.bill?.left ?? 0
  const share = await callApi(url, inStoreContract.share, { ...TABLE, way: 'rest', amount }, token)
  await payOrder(url, token, share.id)
  const { orderNo } = await callApi(url, orderContract.detail, { orderId }, token)

  await harness.visit({ screen: 'desk', staffLocale: 'en' }, async (visitor) => {
    const { page } = visitor
    await enterApp(visitor.page, url)
    await page.getByRole('searchbox').first().fill(orderNo)
    await page.getByRole('searchbox').first().press('Enter')
    // Before the reply, the order is on the board, too, which the result replaces.
    await page.getByText(/^Found · 1/).waitFor()
    await page.locator(`[data-order="${orderId}"]`).first().getByRole('button').first().click()
    await page.getByRole('button', { name: 'Refund a part' }).click()
    const dialog = page.getByRole('dialog').last()
    await dialog.getByRole('combobox').first().click()
    await page.getByRole('option', { name: /^1 \/ / }).click()
    await dialog.getByLabel(/^Reason/).fill('It was cold')
    await expectSound(page)
    await visitor.saveScreenshot('bill-refund')
    await dialog.getByRole('button', { name: 'Refund a part' }).click()
    await page.getByLabel(/^Reason/).waitFor({ state: 'detached' })
    await visitor.saveScreenshot('bill-refunded')
  })
  await harness.visit({ token, locale: 'th' }, async (guest) => {
    await guest.deepLink('/pages/order/detail', { orderId: share.id })
    await waitForText(guest, 'It was cold')
    await waitForText(guest, new RegExp(th('refundPart.owed', { time: '' }).slice(0, 5)))
    await guest.expectNoProblems()
    await guest.saveScreenshot('bill-refund-guest')
  })
})
