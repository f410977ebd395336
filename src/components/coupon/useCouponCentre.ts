import { couponApi } from '@/api/endpoints/coupon'
import type { CouponOffer } from '@/contract/coupon/coupon'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { withServerClock } from '@/stores/cache/offlineCache'

/** The coupon centre; `renew` puts an offer in its place that has just been claimed. */
export function useCouponCentre() {
  const { offlineCache } = useStores()
  const centre = useResource((onStale) =>
    withServerClock(
      (stale) => offlineCache.networkFirstForUser('coupon centre', () => couponApi.centre({}), stale),
      onStale,
    ),
  )
  const renew = (changed: CouponOffer) => {
    const { value } = centre
    if (!value) return
    const list = value.list.map((offer) => (offer.terms.couponId === changed.terms.couponId ? changed : offer))
    centre.set({ ...value, list, usable: value.usable + 1 })
  }
  return { centre, renew }
}
