import type { World } from './answers'
import type { MiniApp } from './app'
import { type Bank, payer } from './bank'
import { setUpFlows } from './flow'
import { toPayment } from './steps'

const { flow } = setUpFlows()

const FAILED = 'The payment failed. You can try again'

/** The screen after a payment has arrived. */
async function seePaid(app: MiniApp) {
  await app.arrive('/pages/order/detail')
  await app.see('Waiting for the kitchen')
  expect(await app.count(FAILED)).toBe(0)
}

/** The screen of an order that still waits for its payment, without a message. */
async function seeUnpaid(app: MiniApp) {
  await app.arrive('/pages/order/detail')
  await app.see('We hold your dishes until then.')
  expect(await app.count('Pickup number')).toBe(0)
}

/** Calls that query the outcome of a payment; they precede any message. */
const asks = (calls: string[]) => calls.filter((call) => call === 'GET pay/query')

describe.each(['weapp', 'alipay'] as const)('a payment on %s', (platform) => {
  it('pays once, however often the button is tapped', () =>
    flow(platform, { world: payer }, async (app, { bank, calls }) => {
      await toPayment(app)
      await Promise.all([app.tap('Pay now'), app.tap('Pay now')])
      await seePaid(app)
      await app.idle()
      expect(bank.orders).toHaveLength(1)
      expect(calls.filter((call) => call === 'POST order' || call === 'POST pay')).toEqual(['POST order', 'POST pay'])
    }))

  it('leaves the order unpaid without a message when the guest cancels', () => {
    let attempt = 0
    const world = (bank: Bank): World => ({
      async pay(order) {
        attempt += 1
        if (attempt === 1) return 'cancelled'
        await bank.settle(order, 'paid')
        return 'paid'
      },
    })
    return flow(platform, { world }, async (app, { calls }) => {
      await toPayment(app)
      await app.tap('Pay now')
      await seeUnpaid(app)
      expect(await app.count(FAILED)).toBe(0)
      expect(asks(calls)).toEqual([])
      await app.tap('Pay ฿181.90')
      await seePaid(app)
      expect(attempt).toBe(2)
    })
  })

  it('shows a failure in a modal', () =>
    flow(platform, { world: { pay: () => 'failed' } }, async (app, { calls }) => {
      await toPayment(app)
      await app.tap('Pay now')
      await app.see(FAILED)
      await app.tap('Confirm')
      await app.gone(FAILED)
      await seeUnpaid(app)
      expect(asks(calls)).toEqual([])
    }))
})

describe('a WeChat payment', () => {
  it('passes the five required values', () =>
    flow('weapp', { world: payer }, async (app, { bank }) => {
      await toPayment(app)
      await app.tap('Pay now')
      await seePaid(app)
      expect(bank.orders[0]).toEqual({
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
    flow('alipay', { world: payer }, async (app, { bank }) => {
      await toPayment(app)
      await app.tap('Pay now')
      await seePaid(app)
      expect(bank.orders[0]).toEqual({ tradeNO: expect.stringMatching(/^\w+$/) })
    }))

  it.each(['8000', '6004'])('asks the server when the result is unknown (%s) and finds the money', (code) =>
    flow(
      'alipay',
      { world: (bank) => ({ pay: (order) => bank.settle(order, 'silent').then(() => ({ code })) }) },
      async (app, { calls }) => {
        await toPayment(app)
        await app.tap('Pay now')
        await seePaid(app)
        expect(asks(calls)).toHaveLength(1)
      },
    ),
  )

  it('asks the server again when the result is unknown and the money arrives a moment later', () => {
    let come: () => Promise<void> = async () => undefined
    const world = (bank: Bank): World => ({
      pay: (order) => {
        come = () => bank.settle(order, 'silent')
        return { code: '8000' }
      },
    })
    return flow('alipay', { world }, async (app, { calls }) => {
      await toPayment(app)
      await app.tap('Pay now')
      await app.waitFor(async () => asks(calls).length === 1, 'the first question')
      // Wait for the reply, otherwise the money may arrive before it.
      await app.idle()
      await come()
      await seePaid(app)
      expect(asks(calls).length).toBeGreaterThan(1)
    })
  })

  it('reports a failure when the result is unknown and the server has no money', () =>
    flow(
      'alipay',
      { world: (bank) => ({ pay: (order) => bank.settle(order, 'failed').then(() => ({ code: '6004' })) }) },
      async (app, { calls }) => {
        await toPayment(app)
        await app.tap('Pay now')
        await app.see(FAILED)
        expect(asks(calls)).toHaveLength(1)
      },
    ))

  it.each(['4000', '6002', '1', ''])('fails for every other result (%j)', (code) =>
    flow('alipay', { world: { pay: () => ({ code }) } }, async (app) => {
      await toPayment(app)
      await app.tap('Pay now')
      await app.see(FAILED)
    }),
  )
})
