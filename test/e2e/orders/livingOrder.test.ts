import { endlessAnimations, waitForText } from '../harness/actions'
import { LOOKS } from '../harness/device'
import { eventually } from '../harness/eventually'
import { guestWithUnpaidOrder, payOrder } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import { textsByLocale } from '../harness/texts'
import { takeSteps } from '../../server/support/orders/orderSteps'

const harness = setUpHarness(STAFFED_SANDBOX)
const texts = textsByLocale()

it.each(LOOKS)('an order is paid, steams and is stamped on its page in %s, %p', async (locale, look) => {
  const t = texts[locale]
  const { url } = harness.site
  const { token, order } = await guestWithUnpaidOrder(url, 1)
  const staff = await StaffCalls.enter(url)
  await harness.visit({ token, locale, ...look, motion: true }, async (guest) => {
    await guest.deepLink('/pages/order/detail', { orderId: order.id })
    await payOrder(url, token, order.id)
    await waitForText(guest, t('order.waitingKitchen'))
    await guest.saveScreenshot(`living-${locale}-1-paid`)
    await guest.expectNoProblems()
    await takeSteps(staff, order.id, 'accept')
    await waitForText(guest, t('orderState.preparing'))
    await guest.saveScreenshot(`living-${locale}-2-cooking`)
    await guest.expectNoProblems()
    await eventually(() => endlessAnimations(guest), 3)
    await takeSteps(staff, order.id, 'ready')
    await guest.page.getByRole('heading', { level: 1, name: /A\d{3}/ }).waitFor()
    await guest.saveScreenshot(`living-${locale}-3-ready`)
    await guest.expectNoProblems()
    expect(await endlessAnimations(guest)).toBe(0)
  })
})
