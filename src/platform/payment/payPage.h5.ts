import { SECOND_MS } from '@/domain/time/duration'
import { siteAddress } from '@/platform/auth/login'
import { read, write } from '@/platform/storage/storage'
import type { PayTrip } from './payPage'

export type { PayTrip }

/** The parameter of the address that the provider's page returns to. */
const MARK = 'back'
/** How long the button stays busy while the browser opens the provider's page. */
const LEAVING_MS = 10 * SECOND_MS

/** The order that the guest has just come back from paying. */
let returned: string | undefined

/** The address that the provider's page returns to: the site without its hash, which the provider's parameters would break. */
export function payReturnAddress(): string {
  return `${siteAddress()}?${MARK}=pay`
}

/**
 * Opens the provider's page. The order's page takes the place of the current one: the browser's back button leads there, and a
 * page that the browser has kept is loaded again.
 */
export async function leaveToPay(payUrl: string, trip: PayTrip): Promise<void> {
  write('payTrip', trip)
  window.history.replaceState(null, '', `#${trip.page}`)
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  window.location.assign(payUrl)
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
}

/** Reads the return from the provider's page before the router reads the hash, and opens the order's page. The query is removed. */
export function readPayReturn(): void {
  const params = new URLSearchParams(window.location.search)
  if (params.get(MARK) !== 'pay') return
  const trip = read<PayTrip>('payTrip')
  write('payTrip', undefined)
  returned = trip?.orderId
  window.history.replaceState(null, '', `${window.location.pathname}#${trip?.page ?? '/pages/index/order-index'}`)
}

/** Whether the guest has just come back from paying this order; true once. */
export function takePayReturn(orderId: string): boolean {
  if (returned !== orderId) return false
  returned = undefined
  return true
}
