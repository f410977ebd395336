import { alipayOutcome, wechatOutcome, type PayOutcome } from '@/domain/money/payOutcome'
import { SECOND_MS } from '@/domain/time/duration'
import { launch } from '@/platform/device/launch'
import { loadScript } from '@/platform/web/loadScript'
import type { HostPayment } from './payment'

export type { HostPayment }

/** Longest wait for a bridge, which the browser may add after the page has loaded. */
const BRIDGE_TIMEOUT_MS = 5 * SECOND_MS

/** Bridges that the browsers of WeChat and Alipay add to the window. */
interface Bridges {
  WeixinJSBridge?: { invoke(name: string, params: object, done: (result: { err_msg?: string }) => void): void }
  AlipayJSBridge?: { call(name: string, params: object, done: (result: { resultCode?: string }) => void): void }
}

/**
 * Pays in the browser of WeChat (https://pay.weixin.qq.com/doc/v3/merchant/4012791857) or Alipay
 * (https://global.alipay.com/docs/ac/global/jsapitradepay). Without its bridge the payment fails.
 */
export async function payWithHost(start: HostPayment): Promise<PayOutcome> {
  const { sandboxScript } = start
  if (sandboxScript) await loadScript(sandboxScript)
  return start.payType === 'wechat' ? payWithWechat(start) : payWithAlipay(start)
}

async function payWithWechat(start: Extract<HostPayment, { payType: 'wechat' }>): Promise<PayOutcome> {
  const { appId = launch.wechatAppId, timeStamp, nonceStr, package: prepaid, signType, paySign } = start
  const bridge = await bridgeOf('WeixinJSBridge')
  if (!bridge) return 'failed'
  const params = { appId, timeStamp, nonceStr, package: prepaid, signType, paySign }
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', params, ({ err_msg }) => resolve(wechatOutcome(err_msg)))
  })
}

async function payWithAlipay({ trade_no }: Extract<HostPayment, { payType: 'alipay' }>): Promise<PayOutcome> {
  const bridge = await bridgeOf('AlipayJSBridge')
  if (!bridge) return 'failed'
  return new Promise((resolve) => {
    bridge.call('tradePay', { tradeNO: trade_no }, ({ resultCode }) => resolve(alipayOutcome(resultCode)))
  })
}

/** The bridge, once the browser has announced it; undefined when it does not come. */
async function bridgeOf<N extends keyof Bridges>(name: N): Promise<Bridges[N]> {
  const bridges = window as Bridges
  if (!bridges[name]) {
    await new Promise((resolve) => {
      document.addEventListener(`${name}Ready`, resolve, { once: true })
      setTimeout(resolve, BRIDGE_TIMEOUT_MS)
    })
  }
  return bridges[name]
}
