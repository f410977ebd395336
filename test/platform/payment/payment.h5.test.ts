import { payWithHost } from '@/platform/payment/payment.h5'

const wechat = {
  payType: 'wechat',
  appId: 'wx-official',
  timeStamp: '1795312800',
  nonceStr: 'n0',
  package: 'prepay_id=wx20',
  signType: 'RSA',
  paySign: 'c2lnbg==',
} as const

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'WeixinJSBridge')
  Reflect.deleteProperty(window, 'AlipayJSBridge')
})

describe("in WeChat's browser", () => {
  it.each([
    ['get_brand_wcpay_request:ok', 'paid'],
    ['get_brand_wcpay_request:fail', 'failed'],
    ['get_brand_wcpay_request:cancel', 'cancelled'],
    [undefined, 'failed'],
  ])("passes the bank's signed data unchanged, and %p means %p", async (err_msg, outcome) => {
    const invoke = jest.fn((_name: string, _params: object, done: (result: object) => void) => done({ err_msg }))
    Object.assign(window, { WeixinJSBridge: { invoke } })
    expect(await payWithHost(wechat)).toBe(outcome)
    const { payType: _, ...signed } = wechat
    expect(invoke).toHaveBeenCalledTimes(1)
    expect(invoke).toHaveBeenCalledWith('getBrandWCPayRequest', signed, expect.any(Function))
  })

  it('pays once the browser has added its bridge', async () => {
    // Time stands still: only the browser's event ends the wait.
    jest.useFakeTimers()
    const outcome = payWithHost(wechat)
    const invoke = jest.fn((_name: string, _params: object, done: (result: object) => void) =>
      done({ err_msg: 'get_brand_wcpay_request:ok' }),
    )
    Object.assign(window, { WeixinJSBridge: { invoke } })
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    expect(await outcome).toBe('paid')
  })
})

describe("in Alipay's browser", () => {
  it.each([
    ['9000', 'paid'],
    ['6001', 'cancelled'],
    ['4000', 'failed'],
    ['8000', 'waiting'],
  ])('passes the trade number, and %p means %p', async (resultCode, outcome) => {
    const call = jest.fn((_name: string, _params: object, done: (result: object) => void) => done({ resultCode }))
    Object.assign(window, { AlipayJSBridge: { call } })
    expect(await payWithHost({ payType: 'alipay', trade_no: '2026T1' })).toBe(outcome)
    expect(call).toHaveBeenCalledWith('tradePay', { tradeNO: '2026T1' }, expect.any(Function))
  })
})

it('a browser whose bridge does not come reports a failure after 5 seconds', async () => {
  jest.useFakeTimers()
  const outcomes = Promise.all([payWithHost(wechat), payWithHost({ payType: 'alipay', trade_no: '2026T1' })])
  await jest.advanceTimersByTimeAsync(5000)
  expect(await outcomes).toEqual(['failed', 'failed'])
})
