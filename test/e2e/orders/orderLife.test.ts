import { refundContract } from '../../../console/contract/orders/refund'
import { eq } from 'drizzle-orm'
import { skus } from '../../../server/db/schema/store/goods'
import { englishTexts } from '../harness/texts'
import { eventually } from '../harness/eventually'
import { guestWithPendingPayment, OPEN_STORE } from '../harness/guest'
import { endlessAnimations, waitForText, tap } from '../harness/actions'
import { completeOrder } from '../harness/orderSteps'
import { CONSOLE_PASSWORD, StaffCalls } from '../harness/staffCalls'
import { takeSteps } from '../../server/support/orders/orderSteps'
import { setUpHarness } from '../harness/harness'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })
const t = englishTexts()

type Order = Awaited<ReturnType<typeof guestWithPendingPayment>>['order']

/** Opens a guest's page of an order that waits for payment. */
async function together(act: (guest: Visitor, staff: StaffCalls, order: Order) => Promise<void>): Promise<void> {
  const { url } = harness.site
  const { token, order } = await guestWithPendingPayment(url, 2)
  await harness.visit({ token, quickPolls: true }, async (guest) => {
    await guest.deepLink('/pages/order/detail', { orderId: order.id })
    await act(guest, await StaffCalls.enter(url), order)
  })
}

/** A dialog covers the page until it is closed. */
async function isNotified({ page }: Visitor, text: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByText(text).waitFor()
  await page.getByRole('dialog').getByRole('button').click()
}

/** The order is paid and accepted by the kitchen while the guest watches. */
async function accepted(guest: Visitor, staff: StaffCalls, id: string): Promise<void> {
  await staff.settlePayment(id)
  await waitForText(guest, t('order.waitingKitchen'))
  await takeSteps(staff, id, 'accept')
  await waitForText(guest, t('orderState.preparing'))
  // This guest prefers reduced motion.
  expect(await endlessAnimations(guest)).toBe(0)
}

/** Rates all dishes with one tap each and the order with the fourth face. */
async function rate(guest: Visitor): Promise<void> {
  await tap(guest, t('care.rate'))
  await guest.expectTitle(t('feedback.title'))
  await tap(guest, t('feedback.submit'))
  await isNotified(guest, t('feedback.overallTip'))
  await guest.page.getByRole('radio', { name: t('feedback.good'), exact: true }).press('Space')
  await guest.page.getByRole('radio', { name: t('feedback.good'), exact: true, checked: true }).waitFor()
  await tap(guest, t('feedback.submit'))
  await isNotified(guest, /Please rate each dish/)
  for (const level of await guest.page.getByRole('radio', { name: t('feedback.verySatisfied') }).all())
    await level.click()
  await tap(guest, t('feedback.more'))
  await guest.page
    .getByRole('radiogroup', { name: t('feedback.spiciness') })
    .getByRole('radio', { name: t('feedback.tooMuch') })
    .click()
  await guest.page.locator('textarea').fill('More basil')
  await guest.saveScreenshot('life-feedback', true)
  await guest.expectNoProblems()
  await tap(guest, t('feedback.submit'))
  await waitForText(guest, t('feedback.thanks'))
}

it("an order is completed at the console; the guest's page follows without a reload and accepts a rating", async () => {
  await together(async (guest, staff, { id }) => {
    await accepted(guest, staff, id)
    await takeSteps(staff, id, 'ready')
    await waitForText(guest, /^Ready, number A\d{3}$/)
    await guest.page.getByText('Next time: khao soi').waitFor()
    await guest.saveScreenshot('life-ready', true)
    await takeSteps(staff, id, 'complete')
    await waitForText(guest, t('order.enjoy'))
    await guest.expectNoProblems()
    await rate(guest)
    await tap(guest, t('refund.toOrder'))
    await guest.expectTitle(/ SB\d+$/)
    await guest.page.getByRole('button', { name: t('care.rate') }).waitFor({ state: 'detached' })
  })
})

it('a refund is requested, approved and sent, and the input is not lost', async () => {
  await together(async (guest, staff, { id }) => {
    await accepted(guest, staff, id)
    await tap(guest, t('care.help'))
    await guest.page.getByRole('dialog').getByText(t('care.refund')).click()
    await guest.expectTitle(t('refund.title'))
    await guest.page.locator('textarea').fill('We have to leave')
    await tap(guest, t('refund.submit'))
    await isNotified(guest, t('refund.reasonTip'))
    expect(await guest.page.locator('textarea').inputValue()).toBe('We have to leave')
    await guest.page.getByRole('radio', { name: 'I changed my mind' }).click()
    await guest.saveScreenshot('life-refund-form', true)
    await guest.expectNoProblems()
    await tap(guest, t('refund.submit'))
    await waitForText(guest, t('refund.applied'))
    await guest.saveScreenshot('life-refund-asked')
    await takeSteps(staff, id, 'approveRefund')
    await waitForText(guest, t('refund.agreed'))
    const [refund] = (await staff.ask(refundContract.list, {})).list
    await staff.ask(refundContract.markSent, { id: refund?.id ?? '' })
    await waitForText(guest, /^฿\S+ refunded$/)
    await guest.expectNoProblems()
    await guest.saveScreenshot('life-refund-done')
  })
})

it('reordering reports removed dishes and changed prices, and adds the rest to the cart', async () => {
  const { url } = harness.site
  const { token, order } = await guestWithPendingPayment(url, 2)
  const [dearer, missing] = order.lines
  if (!dearer || !missing) throw new Error('the order holds less than two dishes')
  const staff = await StaffCalls.enter(url)
  await completeOrder(staff, order.id)
  await staff.markSoldOut(OPEN_STORE, missing.name)
  await harness.site.offline((db) => db.update(skus).set({ price: 18_900 }).where(eq(skus.id, dearer.skuId)))
  await harness.visit({ token }, async (guest) => {
    await guest.deepLink('/pages/order/detail', { orderId: order.id })
    await tap(guest, t('again.action'))
    const sheet = guest.page.getByRole('dialog')
    await sheet.getByText(t('again.gone')).waitFor()
    for (const texts of [`${missing.name}\\s+Sold out`, `${dearer.name}\\s+฿\\d+ → ฿189`])
      await eventually(() => sheet.innerText(), expect.stringMatching(new RegExp(texts)))
    await guest.saveScreenshot('life-again')
    await guest.expectNoProblems()
    await sheet.getByRole('button', { name: t('again.checkout') }).click()
    await guest.expectTitle(t('checkout.title'))
    await guest.page.getByText(dearer.name).filter({ visible: true }).first().waitFor()
    expect(await guest.text()).not.toContain(missing.name)
  })
})
