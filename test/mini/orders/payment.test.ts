import type { PlatformStubs } from '../harness/hostCalls'
import type { MiniApp } from '../harness/app'
import { type Bank, payingStubs } from '../harness/sandboxBank'
import { setUpFlows } from '../harness/flow'
import { openCheckout } from '../harness/steps'

const { flow } = setUpFlows()

const FAILED = 'The payment failed. You can try again'

/** The screen after a payment has arrived. */
async function expectPaid(app: MiniApp) {
  await app.arrive('/pages/order/detail')
  await app.see('Waiting for the kitchen')
  expect(await app.count(FAILED)).toBe(0)
}

/** The screen of an order that still waits for its payment, without a message. */
async function expectUnpaid(app: MiniApp) {
  await app.arrive('/pages/order/detail')
  await app.see('We hold your dishes until then.')
  expect(await app.count('Pickup number')).toBe(0)
}

/** Calls that query the outcome of a payment; they precede any message. */
const paymentQueries = (calls: string[]) => calls.filter((call) => call === 'GET pay/query')

describe.each(['weapp', 'alipay'] as const)('a payment on %s', (platform) => {
  it('pays once, however often the button is tapped', () =>
    flow(platform, { stubs: payingStubs }, async (app, { bank, calls }) => {
      await openCheckout(app)
      await Promise.all([app.tap('Pay now'), app.tap('Pay now')])
      await expectPaid(app)
      await app.idle()
      expect(bank.payments).toHaveLength(1)
      expect(calls.filter((call) => call === 'POST order' || call === 'POST pay')).toEqual(['POST order', 'POST pay'])
    }))

  it('leaves the order unpaid without a message when the guest cancels', () => {
    let attempt = 0
    const stubs = (bank: Bank): PlatformStubs => ({
      async pay(order) {
        attempt += 1
        if (attempt === 1) return 'cancelled'
        await bank.settle(order, 'paid')
        return 'paid'
      },
    })
    return flow(platform, { stubs }, async (app, { calls }) => {
      await openCheckout(app)
      await app.tap('Pay now')
      await expectUnpaid(app)
      expect(await app.count(FAILED)).toBe(0)
      expect(paymentQueries(calls)).toEqual([])
      await app.tap('Pay ฿181.90')
      await expectPaid(app)
      expect(attempt).toBe(2)
    })
  })

  it('shows a failure in a modal', () =>
    flow(platform, { stubs: { pay: () => 'failed' } }, async (app, { calls }) => {
      await openCheckout(app)
      await app.tap('Pay now')
      await app.see(FAILED)
      await app.tap('Confirm')
      await app.gone(FAILED)
      await expectUnpaid(app)
      expect(paymentQueries(calls)).toEqual([])
    }))
})

describe('a WeChat payment', () => {
  it('passes the five required values', () =>
    flow('weapp', { stubs: payingStubs }, async (app, { bank }) => {
      await openCheckout(app)
      await app.tap('Pay now')
      await expectPaid(app)
      expect(bank.payments[0]).toEqual({
        timeStamp: expect.stringMatching(/^\d{10}$/),
        nonceStr: expect.stringMatching(/^\w{32}$/),
        package: expect.stringMatching(/^prepay_id=\w+$/),
        signType: 'HMAC-SHA256',
        paySign: expect.stringMatching(/^[\dA-F]{64}$/),
      })
    }))
})

describe('an Alipay payment', () => {
  it('passes the trade number', () =>
    flow('alipay', { stubs: payingStubs }, async (app, { bank }) => {
      await openCheckout(app)
      await app.tap('Pay now')
      await expectPaid(app)
      expect(bank.payments[0]).toEqual({ tradeNO: expect.stringMatching(/^\w+$/) })
    }))

  it.each(['8000', '6004'])('asks the server when the result is unknown (%s) and finds the money', (code) =>
    flow(
      'alipay',
      { stubs: (bank) => ({ pay: (order) => bank.settle(order, 'silent').then(() => ({ code })) }) },
      async (app, { calls }) => {
        await openCheckout(app)
        await app.tap('Pay now')
        await expectPaid(app)
        expect(paymentQueries(calls)).toHaveLength(1)
      },
    ),
  )

  it('asks the server again when the result is unknown and the money arrives a moment later', () => {
    let come: () => Promise<void> = async () => undefined
    const stubs = (bank: Bank): PlatformStubs => ({
      pay: (order) => {
        come = () => bank.settle(order, 'silent')
        return { code: '8000' }
      },
    })
    return flow('alipay', { stubs }, async (app, { calls }) => {
      await openCheckout(app)
      await app.tap('Pay now')
      await app.waitFor(async () => paymentQueries(calls).length === 1, 'the first question')
      // Wait for the reply, otherwise the money may arrive before it.
      await app.idle()
      await come()
      await expectPaid(app)
      expect(paymentQueries(calls).length).toBeGreaterThan(1)
    })
  })

  it('reports a failure when the result is unknown and the server has no money', () =>
    flow(
      'alipay',
      { stubs: (bank) => ({ pay: (order) => bank.settle(order, 'failed').then(() => ({ code: '6004' })) }) },
      async (app, { calls }) => {
        await openCheckout(app)
        await app.tap('Pay now')
        await app.see(FAILED)
        expect(paymentQueries(calls)).toHaveLength(1)
      },
    ))

  it.each(['4000', '6002', '1', ''])('fails for every other result (%j)', (code) =>
    flow('alipay', { stubs: { pay: () => ({ code }) } }, async (app) => {
      await openCheckout(app)
      await app.tap('Pay now')
      await app.see(FAILED)
    }),
  )
})
