import { generate } from 'promptparse'
import { type StaffTransfer, transferContract } from '../../../console/contract/orders/transfer'
import { translate } from '../../../server/messages/messages'
import { slipPicture } from '../../server/support/payments/slipPicture'
import { waitForText } from '../harness/actions'
import { LOOKS } from '../harness/device'
import { guestWithPendingPayment } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { CONSOLE_PASSWORD, StaffCalls } from '../harness/staffCalls'
import { textsByLocale } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD, PROMPTPAY_CONFIRMATION: 'staff' } })
const texts = textsByLocale()

const slip = async (transRef: string) => {
  const code = generate.slipVerify({ sendingBank: '014', transRef })
  return { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await slipPicture(code) }
}
const noSlip = async () => ({ ...(await slip('')), buffer: await slipPicture('https://example.com') })

/** The transfer of an order in the list of staff. */
function transferOf({ list }: { list: StaffTransfer[] }, orderNo: string): StaffTransfer {
  const found = list.find((each) => each.orderNo === orderNo)
  if (!found) throw new Error(`There is no transfer of ${orderNo}`)
  return found
}

async function choose({ page }: Visitor, name: string, file: Awaited<ReturnType<typeof slip>>): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  await chooser.setFiles([file])
}

it.each(LOOKS)(
  'a transfer without a provider is paid by its slip once staff have found it, in %s',
  async (locale, look) => {
    const t = texts[locale]
    const { url } = harness.site
    const { token, order } = await guestWithPendingPayment(url, 1)
    const reference = `20261125${order.orderNo.slice(-8)}`.padEnd(22, '7')
    const staff = await StaffCalls.enter(url)
    const found = async () => transferOf(await staff.ask(transferContract.list, {}), order.orderNo)
    await harness.visit({ token, locale, ...look, quickPolls: true }, async (guest) => {
      await guest.deepLink('/pages/order/promptpay', { orderId: order.id })
      await waitForText(guest, t('transferSlip.why'))
      await guest.settled()
      await guest.expectNoProblems()
      await guest.saveScreenshot(`slip-wanted-${locale}`, true)
      await choose(guest, t('transferSlip.send'), await noSlip())
      await guest.waitForToast(translate(locale, 'pay.slipUnreadable'))
      await guest.waitForThrottle()
      await choose(guest, t('transferSlip.send'), await slip(reference))
      await waitForText(guest, t('transferSlip.checking'))
      await guest.settled()
      await guest.expectNoProblems()
      await guest.saveScreenshot(`slip-sent-${locale}`, true)
      const { id, revision } = await found()
      await staff.ask(transferContract.refuse, { id, revision, answer: 'Nothing has arrived' })
      await waitForText(guest, 'Nothing has arrived')
      await guest.settled()
      await guest.saveScreenshot(`slip-refused-${locale}`, true)
      await choose(guest, t('transferSlip.send'), await slip(reference.replace(/7$/, '8')))
      await waitForText(guest, t('transferSlip.checking'))
      await staff.ask(transferContract.confirm, { ...(await found()), amount: order.payAmount })
      await guest.expectTitle(new RegExp(order.orderNo))
    })
  },
)
