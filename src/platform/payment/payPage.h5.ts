import type { PayType } from '@/contract/payment/payType'
import { SECOND_MS } from '@/domain/time/duration'
import { appType } from '@/platform/device/appType'
import { launch } from '@/platform/device/launch'
import { write } from '@/platform/storage/storage'
import { type PayTrip, RETURN_QUERY } from './payReturn.h5'

/** How long the button stays busy while the browser opens the provider's page. */
const LEAVING_MS = 10 * SECOND_MS

/** Whether a payment of this type may lead the browser to a page of its own; the server knows whether it does. */
export function paysOnPage(payType: PayType | null | undefined): boolean {
  return payType === 'card' || ((payType === 'alipay' || payType === 'wechat') && appType === 'h5')
}

/** The address that the provider's page returns to: the site without its hash, which the provider's parameters would break. */
export function payReturnAddress(): string {
  return window.location.origin + window.location.pathname + RETURN_QUERY
}

/**
 * Opens the provider's page; one without a host is the backend's. The order's page takes the place of the current one: the browser's back button leads there, and a
 * page that the browser has kept is loaded again.
 */
export async function leaveToPay(payUrl: string, trip: PayTrip): Promise<void> {
  write('payTrip', trip)
  window.history.replaceState(null, '', `#${trip.page}`)
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  window.location.assign(payUrl.startsWith('/') ? launch.siteroot + payUrl : payUrl)
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
}
