import { eq } from 'drizzle-orm'
import type { PayType } from '../../../../src/contract/payment/payType'
import { payments } from '../../../../server/db/schema/payments/payments'
import { AlipayPayments } from '../../../../server/integrations/payment/alipayPayments'
import { WechatPay, type WechatPaySettings } from '../../../../server/integrations/payment/wechatPay'
import { AlipayClient } from '../../../../server/integrations/social/alipay'
import * as alipay from '../alipay/alipayService'
import { freshBistro } from '../database/freshBistro'
import type { Backend } from '../harness'
import { PASSWORD } from '../console/merchant'
import { Shopper } from '../orders/shopper'
import { StaffCaller } from '../console/staff'
import * as wechat from '../wechatPay/wechatPayService'

/** A small merchant whose guests pay by Alipay and WeChat Pay, which are played on loopback addresses. */
export interface WalletServices {
  backend: Backend
  staff: StaffCaller
  alipayService: alipay.AlipayService
  wechatService: wechat.WechatPayService
}

/** One such merchant for the tests of a file; each test begins without trades. */
export function freshWallets(
  take: (set: WalletServices) => void,
  wechatSettings: WechatPaySettings = wechat.WECHAT_PAY,
): void {
  let backend: Backend
  let alipayService: alipay.AlipayService
  let wechatService: wechat.WechatPayService
  freshBistro(
    (fresh) => (backend = fresh),
    async () => {
      const now = () => backend.clock.now()
      alipayService = await alipay.AlipayService.start(now)
      wechatService = await wechat.WechatPayService.start(now)
      const ofAlipay = { base: alipayService.base, now, timeoutMs: 500 }
      return {
        consolePassword: PASSWORD,
        paymentProviders: [
          new AlipayPayments(alipay.ALIPAY, ofAlipay),
          new WechatPay(wechatSettings, { base: wechatService.base, now, timeoutMs: 500 }),
        ],
        loginProviders: {
          alipay: new AlipayClient(alipay.ALIPAY, ofAlipay),
          wechatMini: {
            login: async (code: string) => ({ subject: `o-${code}`, appId: 'wx-mini', nickname: '', avatar: '' }),
            phone: async () => '',
            send: async () => undefined,
          },
        },
      }
    },
  )
  beforeEach(async () => {
    alipayService.reset()
    wechatService.orders.clear()
    wechatService.refunds.clear()
    wechatService.reply = undefined
    for (const { list } of [alipayService, wechatService]) list.clear()
    take({ backend, staff: await StaffCaller.enter(backend), alipayService, wechatService })
  })
  afterAll(() => Promise.all([alipayService.close(), wechatService.close()]))
}

/** An order of a guest of an app whose payment was begun, and our reference of it. */
export async function begunIn(backend: Backend, { appType, payType }: { appType: string; payType: PayType }) {
  const options = { headers: { appType } }
  const shopper = await (await Shopper.enter(backend)).fill()
  const { data } = await shopper.place({ payType }, options)
  await shopper.startPay(data.id, { payType, code: 'mei' }, options)
  const [payment] = await backend.db.select().from(payments).where(eq(payments.purchaseId, data.id))
  return { shopper, id: data.id, ref: payment?.ref ?? '' }
}
