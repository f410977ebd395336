import Taro from '@tarojs/taro'
import { alipayOutcome, type PayOutcome } from '@/domain/money/payOutcome'
import type { HostPayment } from './payment'

export type { HostPayment }

/** Pays with Alipay (https://opendocs.alipay.com/mini/api/openapi-pay). A cancelled payment is reported as success with code 6001. */
export async function payWithHost(start: HostPayment): Promise<PayOutcome> {
  if (start.payType !== 'alipay' || !start.trade_no) return 'failed'
  try {
    const result = (await Taro.tradePay({ tradeNO: start.trade_no })) as { resultCode?: string | number }
    return alipayOutcome(result.resultCode)
  } catch (error) {
    return alipayOutcome((error as { resultCode?: string | number; error?: number }).resultCode)
  }
}
