import type { Locator, Page } from 'playwright-core'
import { eventually } from './eventually'
import { StaffCalls } from './staffCalls'
import { submit } from './submit'

/** Staff at the console in a browser. */
export class StaffConsole {
  private constructor(
    private readonly page: Page,
    private readonly url: string,
    /** The same session, for steps that need no screen. */
    readonly calls: StaffCalls,
  ) {}

  static async signIn(page: Page, url: string): Promise<StaffConsole> {
    const calls = await StaffCalls.enter(url)
    await calls.signInBrowser(page)
    return new StaffConsole(page, url, calls)
  }

  /** Clicks a button on the card of an order, its payment or its refund. */
  async clickOrderButton(orderNo: string, button: string): Promise<void> {
    await this.page.goto(`${this.url}/console`)
    const card = this.page.getByRole('article').filter({ hasText: orderNo })
    await submit(this.page, card.getByRole('button', { name: button }).first())
  }

  /** Tells that the refund of an order has been sent by hand. */
  async markRefundSent(orderNo: string): Promise<void> {
    await this.page.goto(`${this.url}/console/app/#/refund`)
    await this.page.getByText(orderNo).click()
    await this.page.getByRole('button', { name: 'Mark as sent' }).click()
    const question = this.page.getByRole('dialog')
    await question.getByRole('button', { name: 'Mark as sent' }).click()
    await question.waitFor({ state: 'detached' })
  }

  /** Settles the payment of an order, prepares it and hands it over. */
  async completeOrder(orderNo: string): Promise<void> {
    await this.clickOrderButton(orderNo, 'Paid')
    await this.prepareOrder(orderNo)
  }

  /** Prepares a paid order and hands it over. */
  async prepareOrder(orderNo: string): Promise<void> {
    for (const button of ['Accept', 'Ready', 'Handed over']) await this.clickOrderButton(orderNo, button)
  }

  /** Hands an order to a rider. */
  async handToRider(orderNo: string, rider: string, phone: string): Promise<void> {
    await this.page.goto(`${this.url}/console`)
    await this.page
      .getByRole('article')
      .filter({ hasText: orderNo })
      .getByRole('link', { name: 'Hand to rider' })
      .click()
    await this.page.getByLabel('Rider').fill(rider)
    await this.page.getByLabel('Phone').fill(phone)
    await submit(this.page, this.page.getByRole('button', { name: 'Hand to rider' }))
  }

  /** Opens the tables of a store. */
  async openTables(storeId: string): Promise<void> {
    await this.page.goto(`${this.url}/console/tables?store=${storeId}`)
  }

  /** The card of a table on the tables page. */
  table(name: string): Locator {
    return this.page
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name: new RegExp(`^${name} `) }) })
  }

  /** Asserts that an order shows this number of pictures and that each loads. */
  async expectPictures(orderId: string, count: number): Promise<void> {
    await this.page.goto(`${this.url}/console/orders/${orderId}`)
    const whole = () =>
      this.page
        .locator('img')
        .evaluateAll((all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length)
    await eventually(whole, count)
  }
}
