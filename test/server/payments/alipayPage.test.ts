import type { PayStart } from '../../../src/contract/payment/pay'
import { PAYMENT_STATE } from '../../../server/db/schema/payments/payments'
import { AMOUNT, browser, OK, setUpAlipayShop, SITE } from '../support/alipay/alipayShop'
import { runJob } from '../support/harness'

const shop = setUpAlipayShop()

const payUrlOf = (start: PayStart | null) => String(start?.payType === 'alipay' && start.payUrl)

describe('a payment on Alipay’s page', () => {
  /** The page of Alipay for an order, opened in a browser. */
  async function opened() {
    const { shopper, id } = await shop.ordered(browser)
    const { data } = await shopper.startPay(
      id,
      { payType: 'alipay', refererUrl: `${SITE}/?back=pay#/pages/x` },
      browser,
    )
    return { shopper, id, payUrl: payUrlOf(data) }
  }

  it('is offered to every browser but WeChat’s, and pays the order', async () => {
    const { shopper, id, payUrl } = await opened()
    const ref = shop.service.confirmPage(payUrl)
    expect(shop.service.trade(ref).returnUrl).toBe(`${SITE}/?back=pay`)
    expect(await shop.payAndNotify(ref)).toEqual(OK)
    expect(await shopper.detail(id)).toMatchObject({ paid: true, payType: 'alipay' })
    const offers = async (appType: string) => {
      const { payTypes } = await (await shopper.fill()).checkout({}, { headers: { appType } })
      return payTypes.filter(({ enabled }) => enabled).map(({ type }) => type)
    }
    expect(await offers('h5')).toEqual(['promptpay', 'alipay', 'card', 'offline'])
    expect(await offers('alipayBrowser')).toEqual(['alipay', 'promptpay', 'card', 'offline'])
    expect(await offers('wechatBrowser')).not.toContain('alipay')
  })

  it('is the same one after a reload, and a new one after its end', async () => {
    const { shopper, id, payUrl } = await opened()
    const again = () => shopper.startPay(id, { payType: 'alipay' }, browser)
    expect((await again()).data).toEqual({ payType: 'alipay', payUrl })
    shop.backend.clock.advance(16)
    expect((await again()).data).not.toEqual({ payType: 'alipay', payUrl })
  })

  it.each(['https://evil.example/', 'http://shop.example/', 'https://shop.example.evil.example/'])(
    'returns to configured origins only, not to %s',
    async (refererUrl) => {
      const { shopper, id } = await shop.ordered(browser)
      const { data } = await shopper.startPay(id, { payType: 'alipay', refererUrl }, browser)
      const ref = shop.service.confirmPage(payUrlOf(data))
      expect(shop.service.trade(ref).returnUrl).toBeUndefined()
      expect(shop.service.trade(ref).content).not.toHaveProperty('quit_url')
    },
  )

  it('of an order that was begun in the mini-program is another payment; the money of the first is owed back', async () => {
    const { shopper, id, ref } = await shop.begun()
    const { data } = await shopper.startPay(id, { payType: 'alipay' }, browser)
    const second = shop.service.confirmPage(payUrlOf(data))
    expect(second).not.toBe(ref)
    expect(await shop.payAndNotify(second)).toEqual(OK)
    expect(await shop.payAndNotify(ref)).toEqual(OK)
    expect([(await shopper.detail(id)).paid, await shop.owed()]).toEqual([
      true,
      [{ reason: 'paidTwice', amount: AMOUNT }],
    ])
  })

  it('that the guest never confirmed is unknown at Alipay, and is closed with the order', async () => {
    const { shopper, id } = await opened()
    await shopper.close(id)
    shop.backend.clock.advance(5)
    await runJob(shop.backend.app.jobs.paymentReconciliation)
    expect(await shop.paymentStates()).toEqual([PAYMENT_STATE.cancelled])
  })
})
