import { generate } from 'promptparse'
import { API_PREFIX, type Envelope, FILE_FIELD } from '../../../src/contract/endpoint'
import { mediaContract } from '../../../src/contract/media'
import { orderContract } from '../../../src/contract/order/order'
import { payContract } from '../../../src/contract/payment/pay'
import { slipPicture } from '../../server/support/payments/slipPicture'
import { declineLeaving, enterApp, expectSound } from '../harness/consoleApp'
import { callApi, guestWithPendingPayment } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { CONSOLE_PASSWORD } from '../harness/staffCalls'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD, PROMPTPAY_CONFIRMATION: 'staff' } })

const T = {
  ...{ transfers: 'การโอนที่รอยืนยัน', answer: 'ข้อความถึงลูกค้า', save: 'บันทึก' },
  ...{ arrived: 'เงินเข้าแล้ว', refuse: 'ปฏิเสธสลิป', amount: 'ยอดเงิน' },
}

/** Sends the slip of a transfer as the storefront does. */
async function sendSlip(token: string, orderId: string): Promise<void> {
  const code = generate.slipVerify({ sendingBank: '014', transRef: '2026112512345678901234' })
  const body = new FormData()
  body.append(FILE_FIELD, new Blob([new Uint8Array(await slipPicture(code))], { type: 'image/jpeg' }), 'slip.jpg')
  const address = harness.site.url + API_PREFIX + mediaContract.image.path
  const sent = await fetch(address, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } })
  const { data: picture } = (await sent.json()) as Envelope<string>
  await callApi(harness.site.url, payContract.slip, { orderId, picture }, token)
}

it('a cashier sees the slip of a transfer, and confirms what has arrived in the account', () =>
  harness.visit({ screen: 'desk', staffLocale: 'th' }, async (visitor) => {
    const { page } = visitor
    const { url } = harness.site
    const { token, order } = await guestWithPendingPayment(url, 1)
    await sendSlip(token, order.id)
    await enterApp(visitor.page, url)
    await page.getByRole('menuitem', { name: T.transfers }).click()
    await page.getByRole('row', { name: order.orderNo }).waitFor()
    await visitor.saveScreenshot('console-transfers')
    await page.getByRole('row', { name: order.orderNo }).click()
    const form = (heading: string) => page.locator('section', { hasText: heading })
    await form(T.refuse).getByLabel(T.answer).fill('ยังไม่มีเงินเข้า')
    await expectSound(page)
    await visitor.saveScreenshot('console-transfer')
    // Leaving asks once, whichever form was typed in.
    await declineLeaving(page, page.getByRole('menuitem', { name: T.transfers }))
    await form(T.arrived).getByLabel(T.amount).waitFor()
    expect(await form(T.refuse).getByLabel(T.answer).inputValue()).toBe('ยังไม่มีเงินเข้า')
    await form(T.arrived).getByRole('button', { name: T.save }).click()
    await form(T.arrived).waitFor({ state: 'detached' })
    expect(await callApi(url, orderContract.detail, { orderId: order.id }, token)).toMatchObject({ paid: true })
    expect(visitor.problems).toEqual([])
  }))
