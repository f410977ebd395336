import { alipayOutcome, wechatOutcome } from '@/domain/money/payOutcome'

describe('the outcome of a payment', () => {
  it.each([
    ['9000', 'paid'],
    [9000, 'paid'],
    ['6001', 'cancelled'],
    [6001, 'cancelled'],
    ['8000', 'waiting'],
    [6004, 'waiting'],
    ['4000', 'failed'],
    ['6002', 'failed'],
    ['4', 'failed'],
    [undefined, 'failed'],
  ])('Alipay %p means %p', (code, outcome) => expect(alipayOutcome(code)).toBe(outcome))

  it.each([
    ['requestPayment:ok', 'paid'],
    ['requestPayment:fail cancel', 'cancelled'],
    ['requestPayment:fail invalid signature', 'failed'],
    ['get_brand_wcpay_request:ok', 'paid'],
    ['get_brand_wcpay_request:cancel', 'cancelled'],
    ['get_brand_wcpay_request:fail', 'failed'],
    [undefined, 'failed'],
  ])('WeChat %p means %p', (errMsg, outcome) => expect(wechatOutcome(errMsg)).toBe(outcome))
})
