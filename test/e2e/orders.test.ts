import type { CDPSession } from 'playwright-core'
import { payContract } from '../../src/contract/pay'
import { orderContract } from '../../src/contract/order'
import { eventually } from './harness/eventually'
import { ask, guestWhoOrdered, orderMore } from './harness/guest'
import { CONSOLE_PASSWORD, Merchant } from './harness/merchant'
import { tap } from './harness/hands'
import { setUpStage } from './harness/stage'
import type { Visitor } from './harness/visitor'

const stage = setUpStage({ env: { CONSOLE_PASSWORD } })

const card = ({ page }: Visitor) => page.getByRole('button', { name: /Sala Bistro · Thonglor/ })

/** Drags the page down with a finger. */
async function pullDown({ page }: Visitor): Promise<void> {
  const finger: CDPSession = await page.context().newCDPSession(page)
  const at = (y: number) => ({ touchPoints: [{ x: 195, y }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(220) })
  for (let y = 240; y <= 520; y += 20) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

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
  const { url } = stage.site
  const { token, order } = await guestWhoOrdered(url, 1)
  await ask(url, payContract.pay, { orderId: order.id, payType: 'promptpay' }, token)
  await stage.visit({ token }, async (guest) =>
    stage.visit({}, async ({ page }) => {
      await withButton(guest)
      await guest.deepLink('/pages/index/index')
      await guest.page.getByRole('button', { name: /^Pay in \d\d:\d\d/ }).waitFor()
      await eventually(async () => (await gap(guest, 'Cool down', /^Pay in/)) > 0, true)
      const merchant = await Merchant.enter(page, url)
      await merchant.press(order.orderNo, 'Paid')
      await merchant.press(order.orderNo, 'Accept')
      await guest.page.getByRole('button', { name: /^Cooking now/ }).waitFor()
      await guest.shoot('backlog')
      await guest.expectSound()
      await tap(guest, /^Cooking now/)
      await guest.expectTitle('Order')
      await merchant.press(order.orderNo, 'Ready')
      await merchant.press(order.orderNo, 'Handed over')
      await guest.page.getByText('Enjoy').first().waitFor()
      await guest.page.goBack()
      await guest.expectTitle('Home')
      await guest.page.getByRole('button', { name: /A\d{3}/ }).waitFor({ state: 'detached' })
    }),
  )
})

it('a guest without open orders sees no reminder', () =>
  stage.visit({}, async (guest) => {
    await guest.deepLink('/pages/index/index')
    expect(await guest.page.getByRole('button', { name: /^Pay in|A\d{3}$/ }).count()).toBe(0)
  }))

it('the order page reloads when it is pulled down', async () => {
  const { token, order } = await guestWhoOrdered(stage.site.url, 1)
  await ask(stage.site.url, orderContract.close, { orderId: order.id }, token)
  await stage.visit({ token }, async (guest) => {
    await guest.deepLink('/pages/order/detail', { orderId: order.id })
    await guest.page.getByRole('heading', { name: 'Cancelled' }).waitFor()
    const again = guest.page.waitForResponse((response) => response.url().endsWith(`/channelApi/order/${order.id}`))
    await pullDown(guest)
    expect((await again).status()).toBe(200)
    await guest.expectSound()
  })
})

describe('the list of orders', () => {
  let token: string

  beforeAll(async () => {
    const { url } = stage.site
    const guest = await guestWhoOrdered(url, 1)
    token = guest.token
    await ask(url, orderContract.close, { orderId: guest.order.id }, token)
    for (let more = 0; more < 21; more += 1) {
      const { id } = await orderMore(url, token)
      if (more > 0) await ask(url, orderContract.close, { orderId: id }, token)
    }
  })

  it('shows twenty orders and loads more at its end', () =>
    stage.visit({ token }, async (guest) => {
      await guest.deepLink('/pages/index/order-index')
      await eventually(() => card(guest).count(), 20)
      await guest.page.getByText('Loading more').scrollIntoViewIfNeeded()
      await guest.page.mouse.wheel(0, 10_000)
      await guest.page.getByText('No more results').waitFor()
      await eventually(() => card(guest).count(), 22)
      await guest.expectSound()
    }))

  it('has a tab for each order state and shows a message when a tab is empty', () =>
    stage.visit({ token }, async (guest) => {
      await guest.deepLink('/pages/index/order-index', { tab: 'toPay' })
      await eventually(() => card(guest).count(), 1)
      await guest.page.getByRole('tab', { name: 'Completed' }).click()
      await guest.page.getByText('Nothing here at the moment').waitFor()
      await guest.page.getByRole('tab', { name: 'All' }).click()
      await card(guest).nth(19).waitFor()
      await guest.expectSound()
    }))

  it('reloads when it is pulled down', () =>
    stage.visit({ token }, async (guest) => {
      await guest.deepLink('/pages/index/order-index', { tab: 'completed' })
      await guest.page.getByText('Nothing here at the moment').waitFor()
      const again = guest.page.waitForResponse((response) => response.url().includes('/channelApi/order?'))
      await pullDown(guest)
      expect((await again).status()).toBe(200)
      await guest.expectSound()
    }))
})
