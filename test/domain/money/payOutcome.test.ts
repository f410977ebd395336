import { alipayOutcome, wechatOutcome } from '@/domain/money/payOutcome'

describe('the outcome of a payment', () => {
  it.each([
    ['9000', 1],
    [9000, 1],
    ['6001', 3],
    [6001, 3],
    ['8000', 'ask'],
    [6004, 'ask'],
    ['4000', 2],
    ['6002', 2],
    ['4', 2],
    [undefined, 2],
  ])('Alipay %p means %p', (code, outcome) => expect(alipayOutcome(code)).toBe(outcome))

  it.each([
    ['requestPayment:ok', 1],
    ['requestPayment:fail cancel', 3],
    ['requestPayment:fail invalid signature', 2],
    ['get_brand_wcpay_request:ok', 1],
    ['get_brand_wcpay_request:cancel', 3],
    ['get_brand_wcpay_request:fail', 2],
    [undefined, 2],
  ])('WeChat %p means %p', (errMsg, outcome) => expect(wechatOutcome(errMsg)).toBe(outcome))
})
