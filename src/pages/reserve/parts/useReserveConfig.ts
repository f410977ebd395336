import { reserveApi } from '@/api/endpoints/reserve'
import { useResource } from '@/hooks/useResource'

/** How a store takes bookings. */
export function useReserveConfig(storeId: string) {
  return useResource(() => reserveApi.config({ storeId }))
}
