import { WechatPay } from '../../../server/integrations/payment/wechatPay'
import {
  isSignedForApp,
  notifyServer,
  WECHAT_PAY,
  WechatPayService,
} from '../../server/support/wechatPay/wechatPayService'
import { setUpFlows } from '../harness/flow'
import { openCheckout, refundPiece } from '../harness/steps'

let service: WechatPayService

const mini = setUpFlows({
  async backendOptions() {
    const now = () => mini.backend.clock.now()
    service = await WechatPayService.start(now)
    return {
      paymentProviders: [new WechatPay(WECHAT_PAY, { base: service.base, now })],
      loginProviders: {
        wechatMini: {
          login: async (code: string) => ({ subject: `o-${code}`, appId: 'wx-mini', nickname: '', avatar: '' }),
          phone: async () => '',
          send: async () => undefined,
        },
      },
    }
  },
})
afterAll(() => service.close())

describe('WeChat Pay by API v3 in the mini-program', () => {
  it('identifies the guest by a code of the host, opens its sheet with signed parameters, pays the order, and sends a part back', () => {
    const sheets: Record<string, string>[] = []
    const stubs = {
      login: () => 'mei',
      async pay(order: Record<string, unknown>) {
        sheets.push(order as Record<string, string>)
        const ref = String(order.package).replace('prepay_id=wx', '')
        service.pay(ref)
        expect(await notifyServer(mini.backend.app.server, service.notification(ref))).toBe(200)
        return 'paid' as const
      },
    }
    return mini.flow('weapp', { stubs }, async (app, context) => {
      await openCheckout(app)
      await app.tap('Pay now')
      await app.arrive('/pages/order/detail')
      await app.see('Waiting for the kitchen')
      expect(sheets).toHaveLength(1)
      expect(sheets.map((sheet) => isSignedForApp({ appId: 'wx-mini', ...sheet }))).toEqual([true])
      const [order] = service.orders.values()
      expect(order?.body).toMatchObject({ payer: { openid: 'o-mei' }, amount: { currency: 'THB' } })
      const amount = await refundPiece(app, context)
      expect([...service.refunds.made.values()]).toMatchObject([{ amount }])
    })
  })
})
