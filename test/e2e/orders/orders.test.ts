import { payContract } from '../../../src/contract/payment/pay'
import { orderContract } from '../../../src/contract/order/order'
import { eventually } from '../harness/eventually'
import { callApi, guestWithUnpaidOrder, payOrder, placeOrder } from '../harness/guest'
import { CONSOLE_PASSWORD, StaffCalls } from '../harness/staffCalls'
import { takeSteps } from '../../server/support/orders/orderSteps'
import { pullDown, tap } from '../harness/actions'
import { setUpHarness } from '../harness/harness'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })

const card = ({ page }: Visitor) => page.getByRole('button', { name: /Sala Bistro · Thonglor/ })

/** Adds the merchant's floating button to the page. */
const withButton = ({ page }: Visitor) =>
  page.route('**/channelApi/drag*', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: { list: unknown[] } }
    const data = {
      image: 'pictures/thai_tea.webp',
      label: 'Cool down',
      link: { params: 'platform', name: { id: 'goods' } },
    }
    reply.data.list.push({ id: 'button', type: 'floating', style: {}, data })
    await route.fulfill({ response, json: reply })
  })

/** Distance of a button above another on the screen, px. */
async function gap({ page }: Visitor, upper: string | RegExp, lower: string | RegExp): Promise<number> {
  const [above, below] = await Promise.all(
    [upper, lower].map((name) => page.getByRole('button', { name }).boundingBox()),
  )
  return above && below ? below.y - above.y - above.height : NaN
}

it('the home page shows the open order and follows it without a reload', async () => {
  const { url } = harness.site
  const { token, order } = await guestWithUnpaidOrder(url, 1)
  await callApi(url, payContract.pay, { orderId: order.id, payType: 'promptpay' }, token)
  await harness.visit({ token, quickPolls: true }, async (guest) => {
    await withButton(guest)
    await guest.deepLink('/pages/index/index')
    await guest.page.getByRole('button', { name: /^Pay in \d\d:\d\d/ }).waitFor()
    await eventually(async () => (await gap(guest, 'Cool down', /^Pay in/)) > 0, true)
    const staff = await StaffCalls.enter(url)
    await staff.settlePayment(order.id)
    await takeSteps(staff, order.id, 'accept')
    await guest.page.getByRole('button', { name: /^Cooking now/ }).waitFor()
    await guest.saveScreenshot('backlog')
    await guest.expectNoProblems()
    await tap(guest, /^Cooking now/)
    await guest.expectTitle(/^Order SB\d+$/)
    await takeSteps(staff, order.id, 'ready', 'complete')
    await guest.page.getByText('Enjoy').first().waitFor()
    await guest.page.goBack()
    await guest.expectTitle('Home')
    await guest.page.getByRole('button', { name: /A\d{3}/ }).waitFor({ state: 'detached' })
  })
})

describe('the list of orders', () => {
  let token: string
  /** Two orders of the list that wait for their payment. */
  let open: readonly [string, string]

  beforeAll(async () => {
    const { url } = harness.site
    const guest = await guestWithUnpaidOrder(url, 1)
    token = guest.token
    open = [(await placeOrder(url, token)).id, guest.order.id]
    for (let more = 0; more < 20; more += 1) {
      const { id: orderId } = await placeOrder(url, token)
      await callApi(url, orderContract.close, { orderId }, token)
    }
  })

  it('loads more at its end, has a tab for each state and reloads when it is pulled down, as an order does', () =>
    harness.visit({ token }, async (guest) => {
      const { page } = guest
      const reloads = async (address: RegExp) => {
        await guest.settled()
        const again = page.waitForResponse((response) => address.test(response.url()))
        await pullDown(guest)
        expect((await again).status()).toBe(200)
      }
      await guest.deepLink('/pages/index/order-index')
      await eventually(() => card(guest).count(), 20)
      await page.getByText('Loading more').scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 10_000)
      await page.getByText('No more results').waitFor()
      await eventually(() => card(guest).count(), 22)
      await guest.expectNoProblems()
      await page.getByRole('tab', { name: 'Completed' }).click()
      await page.getByText('Nothing here at the moment').waitFor()
      await reloads(/\/channelApi\/order\?/)
      await guest.expectNoProblems()
      await page.getByRole('tab', { name: 'All' }).click()
      await card(guest).last().click()
      await page.getByRole('heading', { name: 'Cancelled' }).waitFor()
      await reloads(/\/channelApi\/order\/[^/]+$/)
      await guest.expectNoProblems()
    }))

  it('follows an order without a reload, and cancels an unpaid one', () =>
    harness.visit({ token, quickPolls: true }, async (guest) => {
      const { page } = guest
      await guest.deepLink('/pages/index/order-index', { tab: 'toPay' })
      await eventually(() => card(guest).count(), 2)
      await payOrder(harness.site.url, token, open[0])
      await eventually(() => card(guest).count(), 1)
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
      await page.getByText('Nothing here at the moment').waitFor()
      await page.getByRole('tab', { name: 'In progress' }).click()
      await page.getByText('Waiting', { exact: true }).waitFor()
      await takeSteps(await StaffCalls.enter(harness.site.url), open[0], 'accept')
      await page.getByText('Cooking now').waitFor()
      await guest.expectNoProblems()
    }))
})
