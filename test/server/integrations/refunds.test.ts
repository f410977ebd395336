import { WechatPay } from '../../../server/integrations/payment/wechatPay'
import type { RefundOrder } from '../../../server/integrations/payment/paymentProvider'
import { NOW, REF, requestOf, setUpAlipay } from '../support/alipay/alipayRequests'
import { WECHAT_PAY, WechatPayService } from '../support/wechatPay/wechatPayService'

const refundOf = (refundId: string, amount: number, changes: Partial<RefundOrder> = {}): RefundOrder => ({
  refundId,
  ref: REF,
  data: null,
  amount,
  total: 15_515,
  isFirst: true,
  ...changes,
})

const REFUSED = { state: 'refused', reason: expect.any(String) }

describe('a refund by Alipay', () => {
  const alipay = setUpAlipay()

  /** A provider with a paid trade. */
  async function paid() {
    const pay = await alipay.begun()
    alipay.service.pay(REF)
    return pay
  }

  it('may be of a part, but together not of more than was paid', async () => {
    const pay = await paid()
    expect(await pay.refund(refundOf('r1', 15_000))).toEqual({ state: 'done' })
    expect(await pay.refund(refundOf('r2', 516))).toEqual(REFUSED)
    expect(await pay.refund(refundOf('r2', 515))).toEqual({ state: 'done' })
    expect(alipay.service.refunds.sentBack(REF)).toEqual([15_000, 515])
    expect(alipay.service.heard('alipay.trade.refund')[0]).toEqual({
      out_trade_no: REF,
      out_request_no: 'r1',
      refund_amount: '150.00',
    })
  })

  it('of a known number is found by a query', async () => {
    const pay = await paid()
    await pay.refund(refundOf('r1', 15_515))
    expect(await pay.refund(refundOf('r1', 15_515))).toEqual({ state: 'done' })
    expect(alipay.service.refunds.sentBack(REF)).toEqual([15_515])
  })

  it('is tried again when the merchant’s balance does not reach', async () => {
    const pay = await paid()
    const content = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' }
    alipay.service.reply = (method) => alipay.service.said(method, content)
    await expect(pay.refund(refundOf('r1', 100))).rejects.toMatchObject({ subCode: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' })
  })
})

describe('a refund by WeChat Pay', () => {
  let service: WechatPayService
  beforeEach(async () => {
    service = await WechatPayService.start(() => NOW)
  })
  afterEach(() => service.close())

  /** A provider with a paid order, and what was started for it. */
  async function paid(settings: { region?: 'global'; currency?: string } = {}) {
    const pay = new WechatPay({ ...WECHAT_PAY, ...settings }, { base: service.base, now: () => NOW })
    const guest = { appType: 'weapp', openid: async () => 'o-mei' }
    const data = await pay.start({ ...requestOf({ guest }), payType: 'wechat' })
    service.pay(REF)
    return { pay, data }
  }

  it('names the app of the payment, and may be of a part', async () => {
    const { pay, data } = await paid()
    expect(await pay.refund(refundOf('r1', 15_000, { data }))).toEqual({ state: 'done' })
    expect(await pay.refund(refundOf('r2', 516, { data }))).toEqual(REFUSED)
    expect(service.refunds.sentBack(REF)).toEqual([15_000])
    expect(service.heard('/v3/global/refunds')[0]?.body).toMatchObject({ appid: 'wx-mini', out_refund_no: 'r1' })
  })

  it('inside mainland China has other addresses', async () => {
    const { pay, data } = await paid({ region: 'mainland' as 'global', currency: 'CNY' })
    expect(await pay.refund(refundOf('r1', 15_515, { data }))).toEqual({ state: 'done' })
    expect(service.heard('/v3/refund/domestic/refunds')).toHaveLength(1)
    expect(service.heard('/v3/refund/domestic/refunds/r1')).toHaveLength(1)
  })

  it.each([
    ['PROCESSING', { state: 'pending' }],
    ['CLOSED', REFUSED],
    ['ABNORMAL', REFUSED],
  ] as const)('that is %s at WeChat Pay is reported so', async (state, progress) => {
    const { pay, data } = await paid()
    service.refunds.state = state
    expect(await pay.refund(refundOf('r1', 15_515, { data }))).toEqual(progress)
  })

  it('is tried again when the merchant’s balance does not reach', async () => {
    const { pay, data } = await paid()
    service.reply = () => service.said({ code: 'NOT_ENOUGH' }, 403)
    await expect(pay.refund(refundOf('r1', 100, { data }))).rejects.toMatchObject({ code: 'NOT_ENOUGH' })
  })

  it('belongs to a payment that suits one app only', async () => {
    const { pay, data } = await paid()
    expect([pay.isUsable(data, 'weapp', 0), pay.isUsable(data, 'wechatBrowser', 0)]).toEqual([true, false])
  })
})
