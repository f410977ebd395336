import type { PayStart } from '@/contract/pay'
import type { PayOutcome } from '@/domain/money/payOutcome'

/** A payment that the host app carries out. */
export type HostPayment = Extract<PayStart, { payType: 'wechat' | 'alipay' }>

/** Where no host app can pay, as in tests. The variants beside this file are WeChat, Alipay and the browsers of both. */
export function payWithHost(_start: HostPayment): Promise<PayOutcome> {
  return Promise.resolve('failed')
}
