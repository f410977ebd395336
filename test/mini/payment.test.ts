import type { World } from './answers'
import type { MiniApp } from './app'
import { type Bank, payer } from './bank'
import { setUpFlows } from './flow'
import { toPayment } from './steps'

const { flow } = setUpFlows()

const FAILED = 'The payment failed. You can try again'

/** What a phone shows of an order whose money has come. */
async function seePaid(app: MiniApp) {
  await app.arrive('/pages/order/detail')
  await app.see('Waiting for the kitchen')
  expect(await app.count(FAILED)).toBe(0)
}

/** What a phone shows of an order that still waits for its money; nothing more is said. */
async function seeUnpaid(app: MiniApp) {
  await app.arrive('/pages/order/detail')
  await app.see('We hold your dishes until then.')
  expect(await app.count('Pickup number')).toBe(0)
}

/** The calls that tell what came of a payment: made before anything is said of it. */
const asks = (calls: string[]) => calls.filter((call) => call === 'GET pay/query')

describe.each(['weapp', 'alipay'] as const)('a payment on %s', (platform) => {
  it('that is paid is paid once, however often the button is tapped', () =>
    flow(platform, { world: payer }, async (app, { bank, calls }) => {
      await toPayment(app)
      await Promise.all([app.tap('Pay now'), app.tap('Pay now')])
      await seePaid(app)
      await app.idle()
      expect(bank.orders).toHaveLength(1)
      expect(calls.filter((call) => call === 'POST order' || call === 'POST pay')).toEqual(['POST order', 'POST pay'])
    }))

  it('that the guest cancels leaves the order to be paid later, without a word', () => {
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

  it('that fails is told in a modal', () =>
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

describe('WeChat', () => {
  it('is handed the five values that it asks for', () =>
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

describe('Alipay', () => {
  it('is handed the number of the trade', () =>
    flow('alipay', { world: payer }, async (app, { bank }) => {
      await toPayment(app)
      await app.tap('Pay now')
      await seePaid(app)
      expect(bank.orders[0]).toEqual({ tradeNO: expect.stringMatching(/^\w+$/) })
    }))

  it.each(['8000', '6004'])('that does not know (%s) is not believed: the server is asked and has the money', (code) =>
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

  it('that does not know is asked about again: the money comes a moment later', () => {
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
      // Until it is answered, else the money may come before the answer.
      await app.idle()
      await come()
      await seePaid(app)
      expect(asks(calls).length).toBeGreaterThan(1)
    })
  })

  it('that does not know, while the server knows of no money, is told as a failure', () =>
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

  it.each(['4000', '6002', '1', ''])('that says anything else (%j) has failed', (code) =>
    flow('alipay', { world: { pay: () => ({ code }) } }, async (app) => {
      await toPayment(app)
      await app.tap('Pay now')
      await app.see(FAILED)
    }),
  )
})
