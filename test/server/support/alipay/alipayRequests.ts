import { AlipayPayments, type AlipayPaySettings } from '../../../../server/integrations/payment/alipayPayments'
import type { PaymentRequest } from '../../../../server/integrations/payment/paymentProvider'
import { ALIPAY, AlipayService } from './alipayService'

/** When the requests are made, and our reference of their payment. */
export const NOW = new Date('2026-11-21T12:00:00+07:00')
export const REF = '01ABCDEFGH23456'

type Settings = Partial<AlipayPaySettings>

export const guestOf = (appType: string, openid?: string) => ({ appType, openid: async () => openid })

/** The request for a payment of ฿155.15 in the mini-program. */
export const requestOf = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  ref: REF,
  payType: 'alipay',
  amount: 15_515,
  orderNo: '2611210001',
  merchant: 'Warm Table Ari',
  account: { promptPayId: '' },
  guest: guestOf('alipay', 'open-mei'),
  expireAt: new Date(NOW.getTime() + 15 * 60_000),
  now: NOW,
  ...changes,
})

/** One imitation of Alipay for the tests of a file, and providers that call it. */
export function setUpAlipay() {
  let service: AlipayService
  beforeAll(async () => {
    service = await AlipayService.start(() => NOW)
  })
  beforeEach(() => service.reset())
  afterAll(() => service.close())

  return {
    get service() {
      return service
    },
    provider: (settings: Settings = {}, timeoutMs?: number) =>
      new AlipayPayments({ ...ALIPAY, ...settings }, { base: service.base, now: () => NOW, timeoutMs }),
    /** A provider with a trade that Alipay knows. */
    async begun(settings?: Settings) {
      const pay = this.provider(settings)
      await pay.start(requestOf())
      return pay
    },
  }
}
