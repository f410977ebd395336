import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { CouponOffer, CouponTerms, HeldCoupon } from '@/contract/coupon/coupon'
import { useClaim } from '@/components/coupon/useClaim'
import { useCouponUse } from '@/components/coupon/useCouponUse'
import { go, replace } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { useText } from '@/hooks/useText'
import { GiveCoupons } from './GiveCoupons'
import styles from './Gift.module.scss'

interface Props {
  terms: CouponTerms
  held: HeldCoupon | null
  offer: CouponOffer | null
  serverTime: string
  /** After how many hours an unclaimed gift comes back. */
  giveHours: number
  onClaimed: (offer: CouponOffer) => void
  /** Called when it waits in a gift. */
  onGiven: () => void
}

/** What can be done with a coupon: use it, claim it, or find others. */
export const CouponDock = observer(function CouponDock(props: Props) {
  const { terms, held, offer, serverTime, giveHours, onClaimed, onGiven } = props
  const t = useText()
  const [giving, setGiving] = useState(false)
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
  const main = (
    <Button wide size="large" look={action === 'others' ? 'outline' : 'primary'} busy={claim.busy} onTap={run}>
      {t(LABELS[action])}
    </Button>
  )
  if (held?.state !== 'usable' || !terms.giftable) return <Dock>{main}</Dock>
  return (
    <>
      <Dock>
        <View className={styles.half}>
          <Button wide size="large" look="outline" icon="gift" onTap={() => setGiving(true)}>
            {t('couponGift.give')}
          </Button>
        </View>
        <View className={styles.half}>{main}</View>
      </Dock>
      <GiveCoupons
        coupons={[held]}
        giveHours={giveHours}
        open={giving}
        onClose={() => setGiving(false)}
        onGiven={() => {
          setGiving(false)
          onGiven()
        }}
      />
    </>
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
