import { orderContract as staffCalls } from '../../../console/contract/orders/order'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import { orderContract } from '../../../src/contract/order/order'
import { sessionContract } from '../../../src/contract/account/session'
import { waitForText } from '../harness/actions'
import { callApi, guestWithUnpaidOrder, payOrder, plainDishes, TABLE } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import { englishTexts } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(STAFFED_SANDBOX)
const t = englishTexts()

/** Pages do nothing by intervals of a second or more: what changes comes from the stream. */
const NO_POLLS = `{
  const every = window.setInterval
  window.setInterval = (work, ms, ...rest) => (ms < 1000 ? every(work, ms, ...rest) : 0)
}`

/** A visit of a phone that does not poll, once it is connected. */
function follow(token: string, act: (visitor: Visitor) => Promise<void>, open: (visitor: Visitor) => Promise<void>) {
  return harness.visit({ token, fresh: true }, async (visitor) => {
    await visitor.page.addInitScript(NO_POLLS)
    const connected = visitor.page.waitForResponse((response) => response.url().endsWith('/events'))
    await open(visitor)
    await connected
    await visitor.settled()
    await act(visitor)
  })
}

it("a payment moves its page on, and steps of the kitchen are on the guest's screen within 2 s, without a poll", async () => {
  const { url } = harness.site
  const { token, order } = await guestWithUnpaidOrder(url, 1)
  const staff = await StaffCalls.enter(url)
  const act = async (guest: Visitor) => {
    await payOrder(url, token, order.id)
    await waitForText(guest, t('order.waitingKitchen'))
    expect((await callApi(url, orderContract.detail, { orderId: order.id }, token)).paid).toBe(true)
    const times: number[] = []
    for (const [step, text] of [
      ['accept', t('orderState.preparing')],
      ['ready', /^Ready, number/],
      ['complete', t('order.enjoy')],
    ] as const) {
      const { state } = await staff.ask(staffCalls.read, { id: order.id })
      await staff.ask(staffCalls.move, { id: order.id, state, step })
      const since = Date.now()
      await waitForText(guest, text)
      times.push(Date.now() - since)
    }
    // The machine of the tests may be busy for a while.
    expect(Math.min(...times)).toBeLessThan(2000)
    await guest.expectNoProblems()
  }
  await follow(token, act, (guest) => guest.deepLink('/pages/order/promptpay', { orderId: order.id }))
})

it('what one guest adds at a table is on the phone of another without a poll', async () => {
  const { url } = harness.site
  const sit = async () => {
    const { token } = await callApi(url, sessionContract.guest, {})
    await callApi(url, inStoreContract.start, { ...TABLE, peopleNum: 2 }, token)
    return token
  }
  const [nok, lek] = [await sit(), await sit()]
  const [dish] = await plainDishes(url, 'dineIn')
  if (!dish) throw new Error('no plain dish')
  const act = async ({ page }: Visitor) => {
    await callApi(url, inStoreContract.change, { ...TABLE, ...dish, num: 2 }, lek)
    const list = page.getByRole('button', { name: /^Open the list of your table \(2\)/ })
    await list.waitFor()
    expect(await list.isVisible()).toBe(true)
  }
  await follow(nok, act, (guest) => guest.deepLink('/pages/shop/in/goods', TABLE))
})
