import { AlipayPayments } from '../../../server/integrations/payment/alipayPayments'
import { AlipayClient } from '../../../server/integrations/social/alipay'
import { ALIPAY, AlipayService, notifyServer } from '../../server/support/alipay/alipayService'
import { setUpFlows } from '../harness/flow'
import { openCheckout, refundPiece } from '../harness/steps'

let service: AlipayService

const mini = setUpFlows({
  async backendOptions() {
    const now = () => mini.backend.clock.now()
    service = await AlipayService.start(now)
    const options = { base: service.base, now }
    return {
      paymentProviders: [new AlipayPayments(ALIPAY, options)],
      loginProviders: { alipay: new AlipayClient(ALIPAY, options) },
    }
  },
})
beforeEach(() => service.reset())
afterAll(() => service.close())

/** The trade that the host's sheet was opened for. */
const refOf = (tradeNo: unknown) => {
  const found = [...service.trades].find(([, trade]) => trade.tradeNo === tradeNo)
  if (!found) throw new Error(`the sheet was opened for an unknown trade: ${String(tradeNo)}`)
  return found[0]
}

describe('Alipay in its mini-program', () => {
  it('identifies the guest by a code of the host, opens its sheet for the trade, pays the order, and sends a part back', () => {
    const sheets: unknown[] = []
    const stubs = {
      login: () => 'mei',
      async pay({ tradeNO }: Record<string, unknown>) {
        sheets.push(tradeNO)
        const ref = refOf(tradeNO)
        service.pay(ref)
        expect(await notifyServer(mini.backend.app.server, service.notification(ref))).toEqual([200, 'success'])
        return 'paid' as const
      },
    }
    return mini.flow('alipay', { stubs }, async (app, context) => {
      await openCheckout(app)
      await app.tap('Pay now')
      await app.arrive('/pages/order/detail')
      await app.see('Waiting for the kitchen')
      expect(sheets).toHaveLength(1)
      const [trade] = service.trades.values()
      expect(trade?.content).toMatchObject({ buyer_open_id: 'open-mei', product_code: 'JSAPI_PAY' })
      const amount = await refundPiece(app, context)
      expect([...service.refunds.made.values()]).toMatchObject([{ amount }])
    })
  })

  it('pays the order also when the notification is lost and the host does not know the outcome', () => {
    const stubs = {
      login: () => 'mei',
      pay({ tradeNO }: Record<string, unknown>) {
        service.pay(refOf(tradeNO))
        return { code: '8000' }
      },
    }
    return mini.flow('alipay', { stubs }, async (app) => {
      await openCheckout(app)
      await app.tap('Pay now')
      await app.arrive('/pages/order/detail')
      await app.see('Waiting for the kitchen')
      expect(service.heard('alipay.trade.query').length).toBeGreaterThan(0)
    })
  })

  it('leaves the order to pay when the guest cancels', () => {
    const stubs = { login: () => 'mei', pay: () => 'cancelled' as const }
    return mini.flow('alipay', { stubs }, async (app) => {
      await openCheckout(app)
      await app.tap('Pay now')
      await app.arrive('/pages/order/detail')
      await app.see('Pay within')
      expect([...service.trades.values()].map(({ state }) => state)).toEqual(['WAIT_BUYER_PAY'])
    })
  })
})
