import { observer } from 'mobx-react-lite'
import type { CouponOffer, CouponTerms, HeldCoupon } from '@/contract/coupon'
import { useClaim } from '@/components/coupon/useClaim'
import { useCouponUse } from '@/components/coupon/useCouponUse'
import { go, replace } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { useText } from '@/hooks/useText'

interface Props {
  terms: CouponTerms
  held: HeldCoupon | null
  offer: CouponOffer | null
  serverTime: string
  onClaimed: (offer: CouponOffer) => void
}

/** What can be done with a coupon: use it, claim it, or find others. */
export const CouponDock = observer(function CouponDock({ terms, held, offer, serverTime, onClaimed }: Props) {
  const t = useText()
  const openUse = useCouponUse()
  const claim = useClaim((changed) => {
    if (changed.heldId) replace('/pages/other/coupon/coupondl', { couponId: changed.heldId })
    else onClaimed(changed)
  })
  const action = actionOf({ held, offer, serverTime })
  const shownId = offer?.heldId
  const run = () => {
    if (action === 'use') openUse(terms)
    else if (action === 'claim' && offer) void claim.run(offer)
    else if (action === 'show' && shownId) go('/pages/other/coupon/coupondl', { couponId: shownId })
    else go('/pages/other/coupon/center')
  }
  return (
    <Dock>
      <Button wide size="large" look={action === 'others' ? 'outline' : 'primary'} busy={claim.busy} onTap={run}>
        {t(LABELS[action])}
      </Button>
    </Dock>
  )
})

const LABELS = {
  use: 'coupons.useNow',
  claim: 'coupons.claim',
  show: 'coupons.useNow',
  others: 'coupons.toCentre',
} as const

function actionOf({ held, offer, serverTime }: Pick<Props, 'held' | 'offer' | 'serverTime'>): keyof typeof LABELS {
  if (held) return held.state === 'usable' && held.startAt <= serverTime ? 'use' : 'others'
  if (offer?.receiveState === 'can') return 'claim'
  return offer?.heldId ? 'show' : 'others'
}
