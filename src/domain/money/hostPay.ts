import type { PayType } from '@/contract/payType'

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

/** Whether a payment of this type may lead a browser to a page of its own; the server knows whether it does. */
export function paysOnPage(payType: PayType | null | undefined, appType: string): boolean {
  if (payType === 'card') return appType !== 'weapp' && appType !== 'alipay'
  return (payType === 'alipay' || payType === 'wechat') && appType === 'h5'
}

/** Whether the app with this `appType` performs a payment itself. */
export function paysInHost(payType: PayType | null | undefined, appType: string): payType is HostPayType {
  return payType !== undefined && payType === hostPayType(appType)
}
