import { useState } from 'react'
import { couponApi } from '@/api/endpoints/coupon'
import type { CouponOffer } from '@/contract/coupon/coupon'
import { randomId } from '@/domain/text/randomId'
import { useSignInGate } from '@/components/account/useSignInGate'
import { type Action, useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

/** Claims a coupon; guests are sent to log in first. A repeated try after a lost reply is answered with the first claim. */
export function useClaim(onClaimed: (offer: CouponOffer) => void): Action<[offer: CouponOffer]> {
  const { session, ui } = useStores()
  const t = useText()
  const { member } = useSignInGate()
  const [keys] = useState(() => new Map<string, string>())
  const claim = useAction(async ({ terms: { couponId } }: CouponOffer) => {
    const key = keys.get(couponId) ?? randomId()
    keys.set(couponId, key)
    const { offer } = await couponApi.claim({ couponId }, { key })
    keys.delete(couponId)
    ui.notify(t('coupons.claimDone'), 'success')
    onClaimed(offer)
    void session.refresh().catch(() => undefined)
  })
  return {
    busy: claim.busy,
    run: async (offer) => {
      let done = false
      member(() => void (done = true))
      return done && claim.run(offer)
    },
  }
}
