import type { PayType } from '@/contract/payment/payType'

/** Payment types that an app performs itself. */
type HostPayType = Extract<PayType, 'wechat' | 'alipay'>

/** The own payment type of an app, by its `appType` header. */
const HOSTS = new Map<string, HostPayType>([
  ['weapp', 'wechat'],
  ['wechatBrowser', 'wechat'],
  ['alipay', 'alipay'],
  ['alipayBrowser', 'alipay'],
])

/** The payment type of the app with this `appType`; undefined in a plain browser. */
export function hostPayType(appType: string): HostPayType | undefined {
  return HOSTS.get(appType)
}

/** Whether the app with this `appType` performs a payment itself. */
export function paysInHost(payType: PayType | null | undefined, appType: string): payType is HostPayType {
  return payType !== undefined && payType === hostPayType(appType)
}
