import { couponApi } from '@/api/endpoints/coupon'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { withServerClock } from '@/stores/cache/offlineCache'

/** One coupon with its dishes: a held one by its own id, otherwise an offered one. Without network it is what was read last. */
export function useCouponDetail(couponId: string) {
  const { offlineCache } = useStores()
  return useResource((onStale) =>
    withServerClock(
      (stale) => offlineCache.networkFirstForUser(`coupon ${couponId}`, () => couponApi.detail({ couponId }), stale),
      onStale,
    ),
  )
}
