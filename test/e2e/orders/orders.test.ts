import { payContract } from '../../../src/contract/payment/pay'
import { orderContract } from '../../../src/contract/order/order'
import { eventually } from '../harness/eventually'
import { callApi, guestWithUnpaidOrder, placeOrder } from '../harness/guest'
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

it('a guest without open orders sees no reminder', () =>
  harness.visit({}, async (guest) => {
    await guest.deepLink('/pages/index/index')
    expect(await guest.page.getByRole('button', { name: /^Pay in|A\d{3}$/ }).count()).toBe(0)
  }))

it('the order page reloads when it is pulled down', async () => {
  const { token, order } = await guestWithUnpaidOrder(harness.site.url, 1)
  await callApi(harness.site.url, orderContract.close, { orderId: order.id }, token)
  await harness.visit({ token }, async (guest) => {
    await guest.deepLink('/pages/order/detail', { orderId: order.id })
    await guest.page.getByRole('heading', { name: 'Cancelled' }).waitFor()
    const again = guest.page.waitForResponse((response) => response.url().endsWith(`/channelApi/order/${order.id}`))
    await pullDown(guest)
    expect((await again).status()).toBe(200)
    await guest.expectNoProblems()
  })
})

describe('the list of orders', () => {
  let token: string

  beforeAll(async () => {
    const { url } = harness.site
    const guest = await guestWithUnpaidOrder(url, 1)
    token = guest.token
    await callApi(url, orderContract.close, { orderId: guest.order.id }, token)
    for (let more = 0; more < 21; more += 1) {
      const { id } = await placeOrder(url, token)
      if (more > 0) await callApi(url, orderContract.close, { orderId: id }, token)
    }
  })

  it('shows twenty orders and loads more at its end', () =>
    harness.visit({ token }, async (guest) => {
      await guest.deepLink('/pages/index/order-index')
      await eventually(() => card(guest).count(), 20)
      await guest.page.getByText('Loading more').scrollIntoViewIfNeeded()
      await guest.page.mouse.wheel(0, 10_000)
      await guest.page.getByText('No more results').waitFor()
      await eventually(() => card(guest).count(), 22)
      await guest.expectNoProblems()
    }))

  it('has a tab for each order state and shows a message when a tab is empty', () =>
    harness.visit({ token }, async (guest) => {
      await guest.deepLink('/pages/index/order-index', { tab: 'toPay' })
      await eventually(() => card(guest).count(), 1)
      await guest.page.getByRole('tab', { name: 'Completed' }).click()
      await guest.page.getByText('Nothing here at the moment').waitFor()
      await guest.page.getByRole('tab', { name: 'All' }).click()
      await card(guest).nth(19).waitFor()
      await guest.expectNoProblems()
    }))

  it('reloads when it is pulled down', () =>
    harness.visit({ token }, async (guest) => {
      await guest.deepLink('/pages/index/order-index', { tab: 'completed' })
      await guest.page.getByText('Nothing here at the moment').waitFor()
      const again = guest.page.waitForResponse((response) => response.url().includes('/channelApi/order?'))
      await pullDown(guest)
      expect((await again).status()).toBe(200)
      await guest.expectNoProblems()
    }))
})
