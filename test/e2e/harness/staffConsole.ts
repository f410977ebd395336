import type { FrameLocator, Locator, Page } from 'playwright-core'
import { CONSOLE_API_PREFIX, CSRF_HEADER } from '../../../console/contract/staff'
import type { Endpoint, Input } from '../../../src/contract/endpoint'
import { eventually } from './eventually'
import { submit } from './submit'
import { SANDBOX } from './loginPages'

/** Who signs in at the console, and with what. */
export const CONSOLE_EMAIL = 'owner@example.com'
export const CONSOLE_PASSWORD = 'the long night kitchen'
/** A site whose console is open to staff, and whose visitors sign in with the codes of the sandbox. */
export const STAFFED_SANDBOX = { env: { ...SANDBOX.env, CONSOLE_PASSWORD } }

/** Staff at the console in a browser. */
export class StaffConsole {
  private constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  static async signIn(page: Page, url: string): Promise<StaffConsole> {
    await page.goto(`${url}/console`)
    await page.getByLabel('E-mail').fill(CONSOLE_EMAIL)
    await page.getByLabel('Password').fill(CONSOLE_PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('heading', { name: /^Orders/ }).waitFor()
    return new StaffConsole(page, url)
  }

  /** The phone beside a setting: the storefront with the saved values. */
  get preview(): FrameLocator {
    return this.page.frameLocator('iframe')
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

  /** Looks a member up at the till by the code that the member shows. */
  async scanMember(code: string): Promise<void> {
    await this.page.goto(`${this.url}/console/till`)
    await this.page.getByLabel('Code of the coupon, gift card or member').fill(code)
    await submit(this.page, this.page.getByRole('button', { name: 'Check', exact: true }))
  }

  /** Takes a bill in baht from the balance of the member who was looked up. */
  async chargeMember(baht: string): Promise<void> {
    await this.page.getByLabel('Bill to pay from the balance, baht').fill(baht)
    await submit(this.page, this.page.getByRole('button', { name: 'Check the bill' }))
    await submit(this.page, this.page.getByRole('button', { name: `Take ฿${baht} from the balance` }))
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

  /** Calls the contract of the console from its page, with the session of that page. */
  async write<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void> {
    const call = { prefix: CONSOLE_API_PREFIX, header: CSRF_HEADER, path: endpoint.path, body: JSON.stringify(input) }
    const code = await this.page.evaluate(async ({ prefix, header, path, body }) => {
      const read = async (response: Response) => (await response.json()) as { code: number; data: { csrf: string } }
      const { data } = await read(await fetch(`${prefix}session`))
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        [header]: data.csrf,
      }
      return (await read(await fetch(`${prefix}${path}`, { method: 'POST', headers, body }))).code
    }, call)
    if (code !== 200) throw new Error(`${endpoint.path} was answered with ${code}`)
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

  /** Replaces a setting with a function of its current text. */
  async writeSetting(name: string, edit: (text: string) => string): Promise<void> {
    await this.page.goto(`${this.url}/console/settings`)
    await this.page.getByRole('link', { name, exact: true }).click()
    // The page of another setting has the same field and may still be shown.
    await this.page.getByRole('heading', { name: `Settings · ${name}`, exact: true }).waitFor()
    const field = this.page.getByLabel('Content (JSON)')
    await field.fill(edit(await field.inputValue()))
    await submit(this.page, this.page.getByRole('button', { name: 'Save for all guests' }))
    await this.page.getByText('Saved. Guests see the change').waitFor()
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

  /** Marks a dish as sold out. */
  async markSoldOut(storeId: string, dish: string): Promise<void> {
    await this.page.goto(`${this.url}/console/menu?store=${storeId}`)
    await this.page.getByRole('row').filter({ hasText: dish }).getByRole('button', { name: 'Mark sold out' }).click()
    await this.page.getByRole('row').filter({ hasText: dish }).getByRole('button', { name: 'Mark available' }).waitFor()
  }
}
