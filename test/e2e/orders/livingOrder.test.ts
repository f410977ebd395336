import { orderContract as staffCalls } from '../../../console/contract/orders/order'
import type { Locale } from '../../../src/contract/fields'
import { waitForText } from '../harness/actions'
import { LOOKS } from '../harness/device'
import { eventually } from '../harness/eventually'
import { guestWithDeliveryOrder, guestWithUnpaidOrder, payOrder } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import { textsByLocale } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(STAFFED_SANDBOX)
const texts = textsByLocale()

/** Animations of the page that never end. */
const endless = ({ page }: Visitor) =>
  page.evaluate(
    () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations === Infinity).length,
  )

async function moveOrder(staff: StaffCalls, id: string, step: 'accept' | 'ready'): Promise<void> {
  const { state } = await staff.ask(staffCalls.read, { id })
  await staff.ask(staffCalls.move, { id, state, step })
}

interface Followed {
  token: string
  id: string
  locale: Locale
  /** Animations without an end while the order is cooked. */
  endlessOnes: number
}

/** Follows a pickup order on its page from the payment until it is ready. */
async function followPickup(guest: Visitor, { token, id, locale, endlessOnes }: Followed): Promise<void> {
  const t = texts[locale]
  const { url } = harness.site
  const staff = await StaffCalls.enter(url)
  await guest.deepLink('/pages/order/detail', { orderId: id })
  await payOrder(url, token, id)
  await waitForText(guest, t('order.waitingKitchen'))
  await guest.saveScreenshot(`living-${locale}-1-paid`)
  await guest.expectNoProblems()
  await moveOrder(staff, id, 'accept')
  await waitForText(guest, t('orderState.preparing'))
  await guest.saveScreenshot(`living-${locale}-2-cooking`)
  await guest.expectNoProblems()
  await eventually(() => endless(guest), endlessOnes)
  await moveOrder(staff, id, 'ready')
  await guest.page.getByRole('heading', { level: 1, name: /A\d{3}/ }).waitFor()
  await guest.saveScreenshot(`living-${locale}-3-ready`)
  await guest.expectNoProblems()
}

it.each(LOOKS)('an order is paid, steams and is stamped on its page in %s, %p', async (locale, look) => {
  const { token, order } = await guestWithUnpaidOrder(harness.site.url, 1)
  await harness.visit({ token, locale, ...look, motion: true }, async (guest) => {
    await followPickup(guest, { token, id: order.id, locale, endlessOnes: 3 })
    expect(await endless(guest)).toBe(0)
  })
})

it('nothing moves on without an end for guests who prefer reduced motion, on a phone in light', async () => {
  const { token, order } = await guestWithUnpaidOrder(harness.site.url, 1)
  await harness.visit({ token, locale: 'en' }, async (guest) => {
    await followPickup(guest, { token, id: order.id, locale: 'en', endlessOnes: 0 })
    expect(await endless(guest)).toBe(0)
  })
})

it('the rider moves along the track of a delivery', async () => {
  const { url } = harness.site
  const { token, order } = await guestWithDeliveryOrder(url, 1)
  const staff = await StaffCalls.enter(url)
  await payOrder(url, token, order.id)
  await moveOrder(staff, order.id, 'accept')
  await moveOrder(staff, order.id, 'ready')
  await harness.visit({ token, motion: true }, async (guest) => {
    await guest.deepLink('/pages/order/detail', { orderId: order.id })
    const { state } = await staff.ask(staffCalls.read, { id: order.id })
    await staff.ask(staffCalls.handToRider, { id: order.id, state, name: 'Somchai', phone: '0899999999' })
    await waitForText(guest, texts.en('orderState.delivering'))
    await eventually(() => endless(guest), 1)
    await guest.saveScreenshot('living-en-4-rider')
    await guest.expectNoProblems()
  })
})
