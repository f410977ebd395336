import { translate as serverText } from '../../../server/messages/messages'
import type { Locale } from '../../../src/contract/fields'
import { orderContract } from '../../../src/contract/order/order'
import { loadMessages, translate } from '../../../src/i18n/i18n'
import type { MessageKey } from '../../../src/i18n/messages'
import { payInSandbox } from '../harness/bank'
import { SCREENSHOT_FOLDER } from '../harness/device'
import { eventually } from '../harness/eventually'
import { callApi } from '../harness/guest'
import { orderIdOf } from '../harness/orderSteps'
import { CONSOLE_PASSWORD, StaffCalls } from '../harness/staffCalls'
import { HANDED_OVER, takeSteps } from '../../server/support/orders/orderSteps'
import { setUpHarness } from '../harness/harness'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })

/** The actions of a guest, who finds buttons by their text in the chosen language. */
class Guest {
  constructor(
    readonly visitor: Visitor,
    readonly locale: Locale,
  ) {}

  t(key: MessageKey, params?: Record<string, string | number>): string {
    return translate(this.locale, key, params)
  }

  button(name: string | RegExp) {
    return this.visitor.page.getByRole('button', { name }).last()
  }

  /** Opens the menu from any page with the order type chosen. */
  async openMenu(type: 'pickup' | 'takeout'): Promise<void> {
    await this.visitor.deepLink('/pages/index/goods', { storeId: 'thonglor' })
    await this.visitor.page
      .getByRole('radio', { name: this.t(`orderType.${type}`) })
      .first()
      .click()
    await this.visitor.settled()
  }

  /** Adds the dish of the required category to the cart. */
  async addPlainDish(): Promise<void> {
    const { page } = this.visitor
    await page
      .getByRole('link', { name: /Rice|ข้าว|饭/ })
      .first()
      .click()
    await page.locator('[aria-label*="Pad Thai"],[aria-label*="ผัดไทย"],[aria-label*="泰式炒河粉"]').last().click()
    await this.visitor.settled()
  }

  async toCheckout(): Promise<void> {
    await this.button(this.t('cart.checkout')).click()
    await this.visitor.expectTitle(this.t('checkout.title'))
    await this.visitor.settled()
  }

  /** Writes the remark of the order on its own page, with the first suggestion. */
  async writeNote(note: string): Promise<void> {
    await this.button(new RegExp(this.t('checkout.note'))).click()
    await this.visitor.expectTitle(this.t('remark.title'))
    // The page below, which has a field too, is hidden once the slide has ended.
    await this.visitor.page.locator('textarea').fill(note)
    await this.button(this.t('remark.quick1')).click()
    await this.button(this.t('remark.save')).click()
    await this.button(new RegExp(`${note}, `)).waitFor()
  }

  /** The number of the only order. */
  async orderNo(): Promise<string> {
    const { list } = await callApi(harness.site.url, orderContract.list, {}, await this.token())
    return list[0]?.orderNo ?? ''
  }

  token(): Promise<string> {
    return this.visitor.page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).data`)
  }
}

/** Cooks a paid order and hands it over. */
async function prepareAndHandOver(orderNo: string): Promise<void> {
  const staff = await StaffCalls.enter(harness.site.url)
  await takeSteps(staff, await orderIdOf(staff, orderNo), ...HANDED_OVER)
}

/** Everywhere else, orders are placed in English and Thai. Screenshots are taken in all languages. */
const LOCALES: readonly Locale[] = SCREENSHOT_FOLDER ? ['en', 'th', 'zh'] : ['zh']

describe.each(LOCALES)('a guest using the storefront in %s', (locale) => {
  beforeAll(() => loadMessages(locale))

  it('picks a dish, checks out, is asked for a missing number, pays by PromptPay, sees the paid order, and receives it', async () => {
    await harness.visit({ locale, quickPolls: true }, async (visitor) => {
      const { page } = visitor
      const guest = new Guest(visitor, locale)
      await guest.openMenu('pickup')
      await visitor.saveScreenshot(`order-${locale}-1-menu`)
      await guest.addPlainDish()
      await guest.toCheckout()
      await visitor.reload()
      await page.getByRole('radio', { name: guest.t('orderType.pickup'), checked: true }).waitFor()
      await guest.writeNote('No ice')
      await guest.button(guest.t('checkout.payNow')).click()
      await page.getByRole('dialog').getByText(serverText(locale, 'checkout.phoneWanted')).waitFor()
      await visitor.expectNoProblems()
      await page.getByRole('dialog').getByRole('button').click()
      await page.locator('input[type=tel]').fill('0812345678')
      await guest.button(/No ice, /).waitFor()
      await visitor.saveScreenshot(`order-${locale}-2-checkout`, true)
      await visitor.waitForThrottle()
      await guest.button(guest.t('checkout.payNow')).click()
      await visitor.expectTitle(guest.t('promptpay.title'))
      await visitor.settled()
      await visitor.saveScreenshot(`order-${locale}-3-promptpay`)
      await visitor.expectNoProblems()
      await payInSandbox(guest.visitor, guest.t('promptpay.sandbox'))
      await visitor.expectTitle(/ SB\d+$/)
      await page
        .getByText(/^A\d{3}$/)
        .first()
        .waitFor()
      for (const key of ['order.waitingKitchen', 'order.paid'] as const)
        await eventually(() => visitor.text(), expect.stringContaining(guest.t(key)))
      await visitor.saveScreenshot(`order-${locale}-4-order`)
      await visitor.expectNoProblems()
      await prepareAndHandOver(await guest.orderNo())
      await page.getByText(guest.t('order.enjoy')).first().waitFor()
    })
  })
})

describe('a guest', () => {
  it('chooses a store, a dish with options, and finds it in the cart after a reload', async () => {
    await harness.visit({ position: { latitude: 13.735, longitude: 100.582 } }, async (visitor) => {
      const guest = new Guest(visitor, 'en')
      const { page } = visitor
      await visitor.deepLink('/pages/shop/select/index', { page: 'goods' })
      await page.getByText('Sala Bistro · Thonglor').first().click()
      await visitor.expectTitle(guest.t('menu.title'))
      await page.getByRole('button', { name: 'Choose: Tom Yum Goong' }).first().click()
      const sheet = page.getByRole('dialog')
      await sheet.getByText(/Large/).first().click()
      await visitor.saveScreenshot('order-en-dish')
      await sheet.getByRole('button', { name: /Add to cart/ }).click()
      await sheet.waitFor({ state: 'detached' })
      await visitor.settled()
      await visitor.reload()
      await page.getByRole('button', { name: new RegExp(guest.t('cart.label')) }).click()
      const cart = page.getByRole('dialog')
      await cart.getByText('Tom Yum Goong').waitFor()
      await cart.getByText(/Large/).waitFor()
      await visitor.saveScreenshot('order-en-cart')
      await visitor.expectNoProblems()
    })
  })

  it('creates one order when tapping pay twice, pays at the counter without a code, and withdraws it', async () => {
    await harness.visit({}, async (visitor) => {
      const guest = new Guest(visitor, 'en')
      await guest.openMenu('takeout')
      await guest.addPlainDish()
      await guest.toCheckout()
      await visitor.page.getByText('Pay at the counter').click()
      await guest.button(guest.t('checkout.placeOrder')).dblclick()
      await visitor.expectTitle(/ SB\d+$/)
      await visitor.page
        .getByText(/Pay ฿[\d.]+ at the counter/)
        .first()
        .waitFor()
      const { total } = await callApi(harness.site.url, orderContract.list, {}, await guest.token())
      expect(total).toBe(1)
      await guest.button(guest.t('order.withdraw')).click()
      await visitor.saveScreenshot('order-en-withdraw')
      await visitor.page
        .getByRole('dialog')
        .getByRole('button', { name: guest.t('order.withdraw') })
        .click()
      await visitor.waitForToast(guest.t('order.withdrawDone'))
      await visitor.page.getByText(guest.t('orderState.cancelled'), { exact: true }).first().waitFor()
    })
  })
})
