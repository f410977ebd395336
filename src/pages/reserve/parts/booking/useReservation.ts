import { reserveApi } from '@/api/endpoints/reserve'
import type { ReservationView } from '@/contract/inStore/reserve'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { withServerClock } from '@/stores/cache/offlineCache'

/** A booking as the page shows it. */
export interface ShownBooking {
  reservation: ReservationView
  serverTime: string
}

/** A booking of the user: kept for when there is no network, because its code is needed at the door. */
export function useReservation(id: string) {
  const { offlineCache } = useStores()
  const booking = useResource<ShownBooking>((onStale) =>
    withServerClock(
      (stale) => offlineCache.networkFirstForUser(`booking ${id}`, () => reserveApi.detail({ id }), stale),
      onStale,
    ),
  )
  return { booking, show: (reply: ShownBooking) => booking.set(reply) }
}
