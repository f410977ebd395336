import type { PayType } from '@/contract/payment/payType'
import type { PayTrip } from './payReturn'

/** Only browsers are led to a page to pay. */
export function paysOnPage(_payType: PayType | null | undefined): boolean {
  return false
}

/** Only browsers are led to the provider's page. */
export function payReturnAddress(): string {
  return ''
}

/** Only browsers are led to the provider's page. */
export function leaveToPay(_payUrl: string, _trip: PayTrip): Promise<void> {
  return Promise.resolve()
}
