import { eq } from 'drizzle-orm'
import { stores } from '../../../server/db/schema/store/stores'
import { addressContract } from '../../../src/contract/account/address'
import { cartContract } from '../../../src/contract/cart/cart'
import { goodsContract } from '../../../src/contract/goods/goods'
import { orderContract } from '../../../src/contract/order/order'
import { sessionContract } from '../../../src/contract/account/session'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { endlessAnimations } from '../harness/actions'
import { eventually } from '../harness/eventually'
import { englishTexts } from '../harness/texts'
import { callApi, OPEN_STORE as storeId } from '../harness/guest'
import { CONSOLE_PASSWORD, StaffCalls } from '../harness/staffCalls'
import { takeSteps } from '../../server/support/orders/orderSteps'
import { setUpHarness } from '../harness/harness'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })
const t = englishTexts()
const CHECKOUT = '/pages/shop/out/pay-order'

const home = { contact: 'Ploy', gender: 2, phone: '0812345678', houseNo: 'Unit 1204', label: 'home' } as const
const near = { ...home, address: '55 Sukhumvit 55', lat: 13.735, lng: 100.582 }
const far = { ...home, contact: 'Nok', address: 'Nimman 9', lat: 18.79, lng: 98.98 }

/** Creates a guest with plain rice in the cart, to which the store adds what it requires. */
async function guestWith(diningType: 'delivery' | 'pickup', num: number) {
  const { url } = harness.site
  const { token } = await callApi(url, sessionContract.guest, {})
  const { goods } = await callApi(url, goodsContract.menu, { storeId, diningType })
  const rice = goods.find(({ hasOptions, price }) => !hasOptions && price === 2000)
  const add = (dish: (typeof goods)[number] | undefined, more: number) => {
    if (!dish?.skuId) throw new Error('a dish that should be on the menu is not')
    return callApi(
      url,
      cartContract.change,
      { storeId, diningType, goodsId: dish.id, skuId: dish.skuId, num: more },
      token,
    )
  }
  await add(rice, num)
  return { token, addRice: (more: number) => add(rice, more) }
}

const confirmDialog = async ({ page }: Visitor, text: string | RegExp) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByText(text).waitFor()
  await dialog.getByRole('button').last().click()
  await dialog.waitFor({ state: 'detached' })
}

it('a delivery shows the missing amount and why an address is refused, then arrives with a rider who can be called', async () => {
  const { url } = harness.site
  const { token, addRice } = await guestWith('delivery', 1)
  await callApi(url, addressContract.add, far, token)
  const { id } = await callApi(url, addressContract.add, near, token)
  await harness.visit({ token, motion: true }, async (guest) => {
    const { page } = guest
    const placeOrder = page.getByRole('button', { name: t('checkout.placeOrder') })
    await guest.deepLink('/pages/index/goods', { storeId })
    await page
      .getByText(/^Add ฿\d+ to reach the minimum$/)
      .first()
      .waitFor()
    await guest.saveScreenshot('delivery-minimum')

    await guest.follow(CHECKOUT, { storeId })
    await page.getByText('Nimman 9').waitFor()
    await page.getByText('Added: 1 × Carry bag ฿10, required here').waitFor()
    await page.getByText(t('checkout.outOfRange')).waitFor()
    await page.getByRole('radio', { name: /Cash on delivery/ }).click()
    await placeOrder.click()
    await confirmDialog(guest, 'This address is out of range')
    await page.locator('#field-addressId button:focus').waitFor()
    await guest.expectNoProblems()
    await guest.saveScreenshot('delivery-far', true)

    await page.getByText(t('checkout.change'), { exact: true }).click()
    await page.getByRole('radio').filter({ hasText: '55 Sukhumvit' }).click()
    await page.waitForURL(`**/#${CHECKOUT}*`)
    await page.getByText(t('checkout.outOfRange')).waitFor({ state: 'detached' })
    await guest.settled()
    await placeOrder.click()
    await confirmDialog(guest, /^฿\d+ more to reach the minimum order$/)
    await addRice(9)
    for (const type of ['orderType.pickup', 'orderType.delivery'] as const)
      await page.getByRole('radio', { name: t(type), exact: true }).click()
    await guest.settled()
    await page.getByRole('radio', { name: /Cash on delivery/ }).click()
    await placeOrder.click()
    await guest.expectTitle(/ SB\d+$/)
    const { list } = await callApi(url, orderContract.list, {}, token)
    const order = await callApi(url, orderContract.detail, { orderId: list[0]?.id ?? '' }, token)
    expect(order).toMatchObject({ address: { id }, quote: { hasDelivery: true, deliveryAmount: 1900 } })
    await brought(guest, order.id)
  })
})

/** The store cooks an order and sends it out while the guest watches. */
async function brought(guest: Visitor, orderId: string): Promise<void> {
  const { page } = guest
  const staff = await StaffCalls.enter(harness.site.url)
  await takeSteps(staff, orderId, 'accept', 'ready', { rider: 'Somchai', phone: '089 765 4321' })
  await page.getByText('Somchai').waitFor()
  await page.getByText('089 765 4321').waitFor()
  await page.getByRole('button', { name: t('order.callRider') }).waitFor()
  // The rider moves along the track.
  await eventually(() => endlessAnimations(guest), 1)
  await guest.expectNoProblems()
  await guest.saveScreenshot('delivery-rider', true)
  await takeSteps(staff, orderId, 'delivered')
  await page.getByText(t('orderState.delivered')).first().waitFor()
}

it('a store that closes during checkout shows when it opens; the input stays, and a later time can be chosen', async () => {
  const { token } = await guestWith('pickup', 2)
  const today = dayText(dayOf(new Date()))
  const close = (specialDays: { date: string; hours: [] }[]) =>
    harness.site.offline((db) => db.update(stores).set({ specialDays }).where(eq(stores.id, storeId)))
  await harness.visit({ token }, async (guest) => {
    const { page } = guest
    const pay = page.getByRole('button', { name: t('checkout.payNow') })
    const phone = page.locator('input[type=tel]')
    await guest.deepLink(CHECKOUT, { storeId })
    await page.getByRole('radio', { name: t('orderType.pickup') }).click()
    await phone.fill('0812345678')
    await guest.waitForPageView()
    await close([{ date: today, hours: [] }])

    await pay.click()
    await confirmDialog(
      guest,
      /^The store is closed now\. Opens tomorrow at 00:00\. Please select an appointment time$/,
    )
    expect(await phone.inputValue()).toBe('0812345678')
    await guest.expectNoProblems()
    await guest.saveScreenshot('closing-checkout', true)
    await page.getByText(t('checkout.noAsap'), { exact: true }).click()
    await page.getByRole('dialog').getByRole('radio').first().click()
    await page.getByText(/^Tomorrow \d\d:\d\d–/).waitFor()
    await guest.settled()
    await pay.click()
    await guest.expectTitle(t('promptpay.title'))
  })
  await harness.visit({ token: (await guestWith('pickup', 2)).token }, async (guest) => {
    await guest.deepLink('/pages/index/goods', { storeId })
    await guest.page
      .getByRole('radio', { name: t('orderType.pickup') })
      .first()
      .click()
    await guest.page.getByRole('button', { name: t('cart.later') }).waitFor()
    await guest.saveScreenshot('closing-menu')
    await guest.expectNoProblems()
    await guest.page.getByRole('button', { name: t('cart.later') }).click()
    await guest.expectTitle(t('checkout.title'))
    await guest.follow('/pages/shop/out/sjjs', { storeId })
    await guest.page.getByText(t('storeIntro.otherDays')).waitFor()
    await guest.saveScreenshot('closing-store', true)
  })
  await close([])
})
