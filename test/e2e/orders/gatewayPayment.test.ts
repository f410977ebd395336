import { cartContract } from '../../../src/contract/cart/cart'
import { payContract } from '../../../src/contract/payment/pay'
import { sessionContract } from '../../../src/contract/account/session'
import { PUBLIC_KEY } from '../../server/support/payments/opnCardDesk'
import { OPN, OpnService } from '../../server/support/payments/opnService'
import { openTakeoutCheckout, tap, waitForText } from '../harness/actions'
import { LOOKS } from '../harness/device'
import { callApi, guestWithPendingPayment, OPEN_STORE, plainDishes } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { textsByLocale } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness({
  env: {
    OPN_SECRET_KEY: OPN.secretKey,
    OPN_WEBHOOK_SECRET: OPN.webhookSecrets.join(','),
    OPN_PUBLIC_KEY: PUBLIC_KEY,
    LOGIN_SANDBOX: 'on',
  },
})
const texts = textsByLocale()

/** The server, which runs in this process, calls the imitation in place of Opn. */
const { fetch } = globalThis
let service: OpnService
beforeAll(async () => {
  service = await OpnService.start(() => new Date())
  globalThis.fetch = (address, options) => {
    const { href } = new URL(address instanceof Request ? address.url : address)
    return fetch(href.replace('https://api.omise.co', service.base), options)
  }
})
afterAll(() => {
  globalThis.fetch = fetch
  return service.close()
})

it.each(LOOKS)(
  'the code of Opn is shown, and pays the order as soon as Opn reports it, in %s',
  async (locale, look) => {
    const t = texts[locale]
    const { url } = harness.site
    const { token, order } = await guestWithPendingPayment(url, 1)
    const code = await callApi(url, payContract.pay, { orderId: order.id, payType: 'promptpay' }, token)
    const ref = 'refNo' in code ? code.refNo : ''
    expect(code).toMatchObject({ qrCode: service.codeOf(service.charge(ref)) })
    await harness.visit({ token, locale, ...look, quickPolls: true }, async (guest) => {
      await guest.deepLink('/pages/order/promptpay', { orderId: order.id })
      await waitForText(guest, t('promptpay.movesOn'))
      await guest.settled()
      await guest.expectNoProblems()
      await guest.saveScreenshot(`opn-code-${locale}`, true)
      service.pay(ref)
      const body = service.message(ref)
      const reply = await fetch(`${url}/provider/opn/webhook`, { method: 'POST', headers: service.headers(body), body })
      expect(reply.status).toBe(200)
      await guest.expectTitle(new RegExp(order.orderNo))
    })
  },
)

const CDN = 'https://cdn.omise.co/**'

/** Opn's own site, in the imitation. */
async function openCdn({ page }: Visitor): Promise<void> {
  await page.route(CDN, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: service.base + pathname + search }) })
  })
}

it('a card that is confirmed at its bank pays an order by the form of Opn, in Thai', async () => {
  const t = texts.th
  const { url } = harness.site
  const { token } = await callApi(url, sessionContract.guest, {})
  const [dish] = await plainDishes(url)
  if (!dish) throw new Error('The menu has no plain dish')
  await callApi(url, cartContract.change, { storeId: OPEN_STORE, diningType: 'takeout', ...dish, num: 1 }, token)
  await harness.visit({ token, locale: 'th', screen: 'narrow', quickPolls: true }, async (guest) => {
    await openCdn(guest)
    await openTakeoutCheckout(guest, t)
    await guest.page.getByRole('radio', { name: 'บัตร' }).click()
    await guest.saveScreenshot('card-checkout', true)
    await tap(guest, t('checkout.payNow'))
    const form = guest.page.frameLocator('iframe[title="Secured by Opn Payments"]')
    await form.getByRole('button', { name: 'Close' }).click()
    await guest.page.waitForURL(/\/pay\/card\//)
    await guest.expectNoProblems()
    await guest.saveScreenshot('card-page', true)
    await guest.page.locator('#enter').click()
    await form.getByLabel('Card number').fill('4111 1111 1115 0002')
    await form.getByRole('button', { name: 'Pay' }).click()
    await guest.page.getByRole('button', { name: 'Confirm' }).click()
    await guest.waitForToast(t('promptpay.paid'))
    await guest.expectTitle(/ SB\d+$/)
    await guest.expectNoProblems()
    await guest.page.unroute(CDN)
  })
})

it.each(LOOKS)('a guest without a card pays another way, in %s', async (locale, look) => {
  const t = texts[locale]
  const { url } = harness.site
  const { token, order } = await guestWithPendingPayment(url, 1)
  await harness.visit({ token, locale, ...look, quickPolls: true }, async (guest) => {
    await openCdn(guest)
    await guest.deepLink('/pages/order/promptpay', { orderId: order.id })
    await tap(guest, t('care.otherWay'))
    await guest.page.getByRole('radio').first().click()
    await guest.saveScreenshot(`other-ways-code-${locale}`)
    await guest.page.getByRole('dialog').getByRole('button').last().click()
    await guest.page.waitForURL(/\/pay\/card\//)
    await guest.deepLink('/pages/order/detail', { orderId: order.id })
    await tap(guest, t('care.otherWay'))
    await guest.page.getByRole('dialog').getByRole('radio').first().waitFor()
    await guest.expectNoProblems()
    await guest.page.getByRole('radio').last().click()
    await guest.saveScreenshot(`other-ways-${locale}`)
    await guest.page.getByRole('button', { name: t('common.confirm') }).click()
    await waitForText(guest, t('order.waitingKitchen'))
    await guest.expectNoProblems()
    await guest.page.unroute(CDN)
  })
})
