import type { Checkout, PayType } from '@/contract/cart'

/** The chosen way to pay while it can be used, or the first one that can; none where nothing is paid now. */
export function payTypeOf(offered: Checkout['payTypes'] = [], chosen: PayType | undefined): PayType | undefined {
  const usable = offered.filter(({ enabled }) => enabled)
  return usable.find(({ type }) => type === chosen)?.type ?? usable[0]?.type
}

/** Whether the host app itself carries out a payment, over the page. */
export function paysInHost(payType: PayType | null | undefined): payType is 'wechat' | 'alipay' {
  return payType === 'wechat' || payType === 'alipay'
}
