import { couponActivityApi } from '@/api/endpoints/couponActivity'
import { withServerClock, type OnStale } from '@/stores/cache/offlineCache'
import { useStores } from './useStores'

type Campaigns = Awaited<ReturnType<typeof couponActivityApi.list>>

/** Reads the coupon campaigns, or the one with an id; without network those that were read last. */
export function useReadCampaigns(): (onStale: OnStale, id?: string) => Promise<Campaigns> {
  const { offlineCache } = useStores()
  return (onStale, id) =>
    withServerClock(
      (stale) =>
        offlineCache.networkFirstForUser(
          `coupon campaigns ${id ?? ''}`,
          () => couponActivityApi.list(id ? { id } : {}),
          stale,
        ),
      onStale,
    )
}
