import type { PayType } from '@/contract/cart'
import { hostPayType, type HostPayType } from '@/domain/money/hostPay'
import { appType } from '@/platform/device/appType'

/** Whether the app that shows the storefront performs this payment itself. */
export function paysHere(payType: PayType | null | undefined): payType is HostPayType {
  return payType !== undefined && payType === hostPayType(appType)
}
