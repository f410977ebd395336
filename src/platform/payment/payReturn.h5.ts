import { read, write } from '@/platform/storage/storage'
import type { PayTrip } from './payReturn'

export type { PayTrip }

/** The query of the address that the provider's page returns to; the provider appends its own. */
export const RETURN_QUERY = '?back=pay'

/** The order that the guest has just come back from paying. */
let returned: string | undefined

/** Reads the return from the provider's page before the router reads the hash, and opens the order's page. The query is removed. */
export function readPayReturn(): void {
  const { search, pathname } = window.location
  if (!`${search}&`.startsWith(`${RETURN_QUERY}&`)) return
  const trip = read<PayTrip>('payTrip')
  write('payTrip', undefined)
  returned = trip?.orderId
  window.history.replaceState(null, '', `${pathname}#${trip?.page ?? '/pages/index/order-index'}`)
}

/** Whether the guest has just come back from paying this order; true once. */
export function takePayReturn(orderId: string): boolean {
  if (returned !== orderId) return false
  returned = undefined
  return true
}
