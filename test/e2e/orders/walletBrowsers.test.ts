import { cartContract } from '../../../src/contract/cart/cart'
import { sessionContract } from '../../../src/contract/account/session'
import { openTakeoutCheckout, tap, waitForText } from '../harness/actions'
import { callApi, OPEN_STORE, plainDishes } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { englishTexts } from '../harness/texts'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness({ env: { WECHAT_WEB_APP_ID: 'wx-official', WECHAT_WEB_SECRET: 'secret' } })
const t = englishTexts()

const BROWSERS = {
  WeChat:
    'Mozilla/5.0 (Linux; Android 13; 22021211RC) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0.44',
  Alipay:
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 AlipayClient/10.5.20.8000',
}
/** The button that pays a waiting order. */
const PAY = /^Pay ฿/
type App = keyof typeof BROWSERS

/** Adds a plain dish to the takeaway cart of a guest. */
async function addDish(token: string): Promise<void> {
  const { url } = harness.site
  const [dish] = await plainDishes(url)
  if (!dish) throw new Error('The menu has no plain dish')
  await callApi(url, cartContract.change, { storeId: OPEN_STORE, diningType: 'takeout', ...dish, num: 1 }, token)
}

/** Opens the checkout of a takeaway cart with one plain dish, in the browser of an app. */
async function atCheckout(userAgent: string, act: (visitor: Visitor, token: string) => Promise<void>): Promise<void> {
  const { url } = harness.site
  const { token } = await callApi(url, sessionContract.guest, {})
  await addDish(token)
  await harness.visit({ token, userAgent }, async (visitor) => {
    await openTakeoutCheckout(visitor, t)
    await act(visitor, token)
  })
}

/** The dialog of the sandbox that stands for the app's own payment window. */
const wallet = ({ page }: Visitor, app: App) => page.getByRole('dialog', { name: `standing in for ${app}` })

/** The payment types on the screen, by their order. */
const offered = async ({ page }: Visitor) => {
  const texts = await page.getByRole('radio').allInnerTexts()
  return ['WeChat Pay', 'Alipay', 'PromptPay QR', 'Pay at the counter'].filter((name) =>
    texts.some((text) => text.includes(name)),
  )
}

it.each([
  ['WeChat', 'WeChat Pay', { payType: 'wechat', appId: 'wx-official' }],
  ['Alipay', 'Alipay', { payType: 'alipay' }],
] as const)(
  'the browser of %s offers its own payment, which leaves the order to pay when it is cancelled or declined, and pays it',
  (app, name, data) =>
    atCheckout(BROWSERS[app], async (visitor) => {
      const { page } = visitor
      const answer = (text: string) => wallet(visitor, app).getByRole('button', { name: text, exact: true }).click()
      expect(await offered(visitor)).toEqual([name, 'PromptPay QR', 'Pay at the counter'])
      await visitor.saveScreenshot(`wallet-${app}`, true)
      const [started] = await Promise.all([
        page.waitForResponse('**/channelApi/pay'),
        tap(visitor, t('checkout.payNow')),
      ])
      expect(await started.json()).toMatchObject({ data })
      await answer('Not now')
      await visitor.expectTitle(/ SB\d+$/)
      await waitForText(visitor, t('orderState.pendingPayment'))
      expect(await page.getByRole('dialog').count()).toBe(0)
      await tap(visitor, PAY)
      await answer('Fail')
      await page.getByRole('dialog').getByText(t('promptpay.failed')).waitFor()
      await visitor.expectNoProblems()
      await page.getByRole('dialog').getByRole('button').click()
      await visitor.waitForThrottle()
      await tap(visitor, PAY)
      await answer('Pay')
      await visitor.waitForToast(t('promptpay.paid'))
      await waitForText(visitor, t('order.waitingKitchen'))
      await visitor.expectNoProblems()
    }),
)

it('Alipay’s page takes the place of the checkout, and returns to the order, which is shown as paid', () =>
  atCheckout(BROWSERS.Alipay, async (visitor) => {
    const { page } = visitor
    const gateway = 'https://openapi.alipay.com/gateway.do'
    let returnTo = ''
    let ref = ''
    // The sandbox has no page of its own: its trade becomes one here.
    await page.route('**/channelApi/pay', async (route) => {
      returnTo = new URLSearchParams(route.request().postData() ?? '').get('refererUrl') ?? ''
      const response = await route.fetch()
      const reply = (await response.json()) as { data: { trade_no: string } }
      ref = reply.data.trade_no
      await route.fulfill({
        response,
        json: { ...reply, data: { payType: 'alipay', payUrl: `${gateway}?trade=${ref}` } },
      })
    })
    await page.route(`${gateway}*`, async (route) => {
      await fetch(`${harness.site.url}/sandbox/pay/${ref}`, {
        method: 'POST',
        body: new URLSearchParams({ result: 'paid' }),
      })
      const location = `${returnTo}&out_trade_no=${ref}&sign=a%2Bb`
      await route.fulfill({ status: 302, headers: { location } })
    })
    await tap(visitor, t('checkout.payNow'))
    await visitor.waitForToast(t('promptpay.paid'))
    await visitor.expectTitle(/ SB\d+$/)
    await waitForText(visitor, t('order.waitingKitchen'))
    expect(new URL(page.url()).search).toBe('')
    await visitor.expectNoProblems()
  }))

it('an order of the browser of WeChat is paid by PromptPay in another browser, which offers neither', () =>
  atCheckout(BROWSERS.WeChat, async (visitor, token) => {
    await tap(visitor, t('checkout.payNow'))
    await wallet(visitor, 'WeChat').getByRole('button', { name: 'Not now' }).click()
    await visitor.expectTitle(/ SB\d+$/)
    await addDish(token)
    await harness.visit({ token }, async (other) => {
      await other.deepLink('/pages/index/order-index')
      await tap(other, PAY)
      await other.expectTitle(t('promptpay.title'))
      await other.expectNoProblems()
      await openTakeoutCheckout(other, t)
      expect(await offered(other)).toEqual(['PromptPay QR', 'Pay at the counter'])
    })
  }))
