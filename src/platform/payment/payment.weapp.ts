import Taro from '@tarojs/taro'
import { wechatOutcome, type PayOutcome } from '@/domain/money/payOutcome'
import type { HostPayment } from './payment'

export type { HostPayment }

/** Pays with WeChat (https://developers.weixin.qq.com/miniprogram/dev/api/payment/wx.requestPayment.html). */
export async function payWithHost(start: HostPayment): Promise<PayOutcome> {
  if (start.payType !== 'wechat') return 'failed'
  const { timeStamp, nonceStr, signType, paySign } = start
  try {
    const { errMsg } = await Taro.requestPayment({
      timeStamp,
      nonceStr,
      package: start.package,
      signType: signType as 'RSA',
      paySign,
    })
    return wechatOutcome(errMsg)
  } catch (error) {
    return wechatOutcome((error as { errMsg?: string }).errMsg)
  }
}
