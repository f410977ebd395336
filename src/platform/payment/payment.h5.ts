import { alipayOutcome, wechatOutcome, type PayOutcome } from '@/domain/money/payOutcome'
import { launch } from '@/platform/device/launch'
import type { HostPayment } from './payment'

export type { HostPayment }

/** Bridges that the browsers of WeChat and Alipay add to the window. */
interface Bridges {
  WeixinJSBridge?: { invoke(name: string, params: object, done: (result: { err_msg?: string }) => void): void }
  AlipayJSBridge?: { call(name: string, params: object, done: (result: { resultCode?: string }) => void): void }
}

/** Pays in the browser of WeChat or Alipay. A plain browser has no bridge: the payment fails. */
export function payWithHost(start: HostPayment): Promise<PayOutcome> {
  const { WeixinJSBridge, AlipayJSBridge } = window as Bridges
  return new Promise((resolve) => {
    if (start.payType === 'wechat' && WeixinJSBridge) {
      const { payType: _, ...params } = start
      WeixinJSBridge.invoke('getBrandWCPayRequest', { appId: launch.wechatAppId, ...params }, ({ err_msg }) =>
        resolve(wechatOutcome(err_msg)),
      )
    } else if (start.payType === 'alipay' && AlipayJSBridge) {
      AlipayJSBridge.call('tradePay', { tradeNO: start.trade_no }, ({ resultCode }) =>
        resolve(alipayOutcome(resultCode)),
      )
    } else resolve('failed')
  })
}
