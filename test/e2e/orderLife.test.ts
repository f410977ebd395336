import { eq } from 'drizzle-orm'
import { skus } from '../../server/db/schema/goods'
import { inEnglish } from './harness/english'
import { eventually } from './harness/eventually'
import { guestAboutToPay, OPEN_STORE } from './harness/guest'
import { sees, tap } from './harness/hands'
import { CONSOLE_PASSWORD, Merchant } from './harness/merchant'
import { setUpStage } from './harness/stage'
import type { Visitor } from './harness/visitor'

const stage = setUpStage({ env: { CONSOLE_PASSWORD } })
const t = inEnglish()

type Order = Awaited<ReturnType<typeof guestAboutToPay>>['order']

/** Opens a guest's page of an order that waits for payment, and the console for staff. */
async function together(act: (guest: Visitor, merchant: Merchant, order: Order) => Promise<void>): Promise<void> {
  const { url } = stage.site
  const { token, order } = await guestAboutToPay(url, 2)
  await stage.visit({ token }, async (guest) =>
    stage.visit({}, async ({ page }) => {
      const merchant = await Merchant.enter(page, url)
      await guest.deepLink('/pages/order/detail', { orderId: order.id })
      await act(guest, merchant, order)
    }),
  )
}

/** A dialog covers the page until it is closed. */
async function isTold({ page }: Visitor, text: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByText(text).waitFor()
  await page.getByRole('dialog').getByRole('button').click()
}

/** The order is paid and accepted by the kitchen while the guest watches. */
async function accepted(guest: Visitor, merchant: Merchant, orderNo: string): Promise<void> {
  await merchant.press(orderNo, 'Paid')
  await sees(guest, t('order.waitingKitchen'))
  await merchant.press(orderNo, 'Accept')
  await sees(guest, t('orderState.preparing'))
}

/** Rates all dishes with one tap each and the order with four stars. */
async function rate(guest: Visitor): Promise<void> {
  await tap(guest, t('care.rate'))
  await guest.expectTitle(t('feedback.title'))
  await tap(guest, t('feedback.submit'))
  await isTold(guest, t('feedback.overallTip'))
  await guest.page.getByRole('radio', { name: t('feedback.stars', { count: 4 }) }).click()
  await tap(guest, t('feedback.submit'))
  await isTold(guest, /Please rate each dish/)
  for (const level of await guest.page.getByRole('radio', { name: t('feedback.verySatisfied') }).all())
    await level.click()
  await tap(guest, t('feedback.more'))
  await guest.page
    .getByRole('radiogroup', { name: t('feedback.spiciness') })
    .getByRole('radio', { name: t('feedback.tooMuch') })
    .click()
  await guest.page.locator('textarea').fill('More basil')
  await guest.shoot('life-feedback', true)
  await guest.expectSound()
  await tap(guest, t('feedback.submit'))
  await sees(guest, t('feedback.thanks'))
}

it("an order is completed at the console; the guest's page follows without a reload and accepts a rating", async () => {
  await together(async (guest, merchant, { orderNo }) => {
    await accepted(guest, merchant, orderNo)
    await merchant.press(orderNo, 'Ready')
    await sees(guest, /^Ready, number A\d{3}$/)
    await guest.page.getByText('Next time: khao soi').waitFor()
    await guest.shoot('life-ready', true)
    await merchant.press(orderNo, 'Handed over')
    await sees(guest, t('order.enjoy'))
    await guest.expectSound()
    await rate(guest)
    await tap(guest, t('refund.toOrder'))
    await guest.expectTitle(t('order.title'))
    await guest.page.getByRole('button', { name: t('care.rate') }).waitFor({ state: 'detached' })
  })
})

it('the order list updates without a reload', async () => {
  await together(async (guest, merchant, { orderNo }) => {
    await guest.deepLink('/pages/index/order-index')
    await merchant.press(orderNo, 'Paid')
    await sees(guest, t('orderState.awaitingAcceptance'))
    await merchant.press(orderNo, 'Accept')
    await sees(guest, t('orderState.preparing'))
    await guest.shoot('life-list')
    await guest.expectSound()
  })
})

it('a refund is requested, approved and sent, and the input is not lost', async () => {
  await together(async (guest, merchant, { orderNo }) => {
    await accepted(guest, merchant, orderNo)
    await tap(guest, t('care.help'))
    await guest.page.getByRole('dialog').getByText(t('care.refund')).click()
    await guest.expectTitle(t('refund.title'))
    await guest.page.locator('textarea').fill('We have to leave')
    await tap(guest, t('refund.submit'))
    await isTold(guest, t('refund.reasonTip'))
    expect(await guest.page.locator('textarea').inputValue()).toBe('We have to leave')
    await guest.page.getByRole('radio', { name: 'I changed my mind' }).click()
    await guest.shoot('life-refund-form', true)
    await guest.expectSound()
    await tap(guest, t('refund.submit'))
    await sees(guest, t('refund.applied'))
    await guest.shoot('life-refund-asked')
    await merchant.press(orderNo, 'Approve refund')
    await sees(guest, t('refund.agreed'))
    await merchant.press(orderNo, 'Mark as sent')
    await sees(guest, /^฿\S+ refunded$/)
    await guest.expectSound()
    await guest.shoot('life-refund-done')
  })
})

it('reordering reports removed dishes and changed prices, and adds the rest to the cart', async () => {
  const { url } = stage.site
  const { token, order } = await guestAboutToPay(url, 2)
  const [dearer, gone] = order.lines
  if (!dearer || !gone) throw new Error('the order holds less than two dishes')
  await stage.visit({}, async ({ page }) => {
    const merchant = await Merchant.enter(page, url)
    await merchant.serve(order.orderNo)
    await merchant.sellOut(OPEN_STORE, gone.name)
  })
  await stage.site.offline((db) => db.update(skus).set({ price: 18_900 }).where(eq(skus.id, dearer.skuId)))
  await stage.visit({ token }, async (guest) => {
    await guest.deepLink('/pages/order/detail', { orderId: order.id })
    await tap(guest, t('again.action'))
    const sheet = guest.page.getByRole('dialog')
    await sheet.getByText(t('again.gone')).waitFor()
    for (const words of [`${gone.name}\\s+Sold out`, `${dearer.name}\\s+฿\\d+ → ฿189`])
      await eventually(() => sheet.innerText(), expect.stringMatching(new RegExp(words)))
    await guest.shoot('life-again')
    await guest.expectSound()
    await sheet.getByRole('button', { name: t('again.checkout') }).click()
    await guest.expectTitle(t('checkout.title'))
    await guest.page.getByText(dearer.name).filter({ visible: true }).first().waitFor()
    expect(await guest.text()).not.toContain(gone.name)
  })
})
