import { orderContract } from '../../src/contract/order'
import { orderCareContract } from '../../src/contract/orderCare'
import { payContract } from '../../src/contract/pay'
import {
  callApi,
  guestAtTable,
  guestWithPendingPayment,
  guestWithDeliveryOrder,
  guestWithUnpaidOrder,
  OPEN_STORE,
} from './harness/guest'
import { CONSOLE_PASSWORD } from './harness/staffCalls'
import { StaffConsole } from './harness/staffConsole'
import { setUpHarness } from './harness/harness'
import type { Visitor } from './harness/visitor'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })

/** Opens the console as staff in a browser. */
const atConsole = (
  who: { dark?: boolean; screen?: 'phone' | 'narrow' | 'desk' },
  act: (staff: StaffConsole, visitor: Visitor) => Promise<void>,
) =>
  harness.visit(who, async (visitor) => {
    const staff = await StaffConsole.signIn(visitor.page, harness.site.url)
    await act(staff, visitor)
  })

const stateOf = async (orderId: string, token: string) =>
  (await callApi(harness.site.url, orderContract.detail, { orderId }, token)).state

describe('an order handled at the console', () => {
  it('is completed for takeaway', () =>
    atConsole({ screen: 'phone' }, async (staff) => {
      const { token, order } = await guestWithUnpaidOrder(harness.site.url, 2)
      await callApi(harness.site.url, payContract.pay, { orderId: order.id, payType: 'promptpay' }, token)
      await staff.completeOrder(order.orderNo)
      expect(await stateOf(order.id, token)).toBe(7)
    }))

  it('is completed for delivery', () =>
    atConsole({ screen: 'desk' }, async (staff) => {
      const { token, order } = await guestWithDeliveryOrder(harness.site.url, 2)
      await callApi(harness.site.url, payContract.pay, { orderId: order.id, payType: 'promptpay' }, token)
      for (const button of ['Paid', 'Accept', 'Ready']) await staff.clickOrderButton(order.orderNo, button)
      await staff.handToRider(order.orderNo, 'Somchai', '0811111111')
      expect(await stateOf(order.id, token)).toBe(5)
      await staff.clickOrderButton(order.orderNo, 'Delivered')
      await callApi(harness.site.url, orderCareContract.complete, { orderId: order.id }, token)
      expect(await stateOf(order.id, token)).toBe(7)
    }))

  it('is completed for a table, which appears by itself with its call and order, is served, settled and free again', () =>
    atConsole({ screen: 'phone' }, async (staff, visitor) => {
      await staff.openTables(OPEN_STORE)
      const card = staff.table('A1')
      await card.getByText('Free', { exact: true }).waitFor()
      const asGuest = await card.locator('a[href^="/s/table"]').getAttribute('href')
      const code = new URLSearchParams(asGuest?.split('?')[1]).get('code')
      const { token, orderId } = await guestAtTable(harness.site.url, code ?? '')
      await card.getByText('Wants water').waitFor()
      await card.getByText('3 people').waitFor()
      await visitor.expectNoProblems()
      await visitor.saveScreenshot('console-tables-phone', true)
      await card.getByRole('button', { name: 'Mark as done' }).click()
      await card.getByText('Wants water').waitFor({ state: 'detached' })
      const { orderNo } = await callApi(harness.site.url, orderContract.detail, { orderId }, token)
      for (const button of ['Accept', 'Ready']) await staff.clickOrderButton(orderNo, button)
      await staff.openTables(OPEN_STORE)
      await card.getByText(/^Settle/).click()
      await card.getByRole('button', { name: 'Take' }).click()
      await card.getByText('Free', { exact: true }).waitFor()
      await staff.clickOrderButton(orderNo, 'Handed over')
      expect(await stateOf(orderId, token)).toBe(7)
    }))
})

it('a click counts even when the page refreshes between press and release', () =>
  atConsole({ screen: 'phone' }, async (_merchant, { page }) => {
    const { token, order } = await guestWithPendingPayment(harness.site.url, 1)
    let answer = () => {}
    const heldReply = new Promise<void>((done) => (answer = done))
    await page.goto(`${harness.site.url}/console`)
    await page.route('**/console', async (route) => {
      await heldReply
      await route.fallback()
    })
    await page.waitForRequest('**/console')
    await page.getByRole('article').filter({ hasText: order.orderNo }).getByRole('button', { name: 'Paid' }).hover()
    await page.mouse.down()
    const answered = page.waitForResponse('**/console')
    answer()
    await (await answered).finished()
    await page.evaluate('new Promise((done) => setTimeout(done))')
    await Promise.all([page.waitForEvent('load'), page.mouse.up()])
    expect(await stateOf(order.id, token)).toBe(2)
  }))

it.each([
  ['light', 'narrow'],
  ['dark', 'desk'],
] as const)('the pages of the console, %s, fit a %s screen and are accessible', (theme, screen) =>
  atConsole({ screen, dark: theme === 'dark' }, async (_merchant, visitor) => {
    const { page } = visitor
    const { order } = await guestWithUnpaidOrder(harness.site.url, 1)
    const areas = ['', '/tables', '/codes']
    for (const path of [...areas, `/orders/${order.id}`]) {
      await page.goto(`${harness.site.url}/console${path}`)
      await visitor.expectNoProblems()
      const width = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      expect({ path, width }).toEqual({ path, width: 0 })
      const name = path.split('/')[1] || 'start'
      await visitor.saveScreenshot(`console-${screen}-${theme}-${name}`)
    }
  }),
)
