import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CouponOffer } from '@/contract/coupon/coupon'
import { dateText } from '@/domain/time/dateText'
import { endsSoon, lastMomentOf } from '@/domain/time/daysLeft'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { classes } from '@/ui/classes'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { CouponTicket } from './CouponTicket'
import { refusalText } from './refusalText'
import { useCouponUse } from './useCouponUse'
import { useClaim } from './useClaim'
import { validText } from './validText'
import styles from './OfferTicket.module.scss'

interface Props {
  offer: CouponOffer
  /** The time of the server. */
  serverTime: string
  /** Called with the offer as it is after a claim. */
  onClaimed: (offer: CouponOffer) => void
}

/** A coupon of the coupon centre: claimed in place, then used. */
export const OfferTicket = observer(function OfferTicket({ offer, serverTime, onClaimed }: Props) {
  const t = useText()
  const { locale } = useStores()
  const openUse = useCouponUse()
  const claim = useClaim(onClaimed)
  const { terms, receiveState, heldId } = offer
  const action = () => {
    if (receiveState === 'can')
      return (
        <Button
          size="small"
          label={`${t('coupons.claim')}: ${terms.name}`}
          busy={claim.busy}
          onTap={() => void claim.run(offer)}
        >
          {t('coupons.claim')}
        </Button>
      )
    if (heldId)
      return (
        <Button size="small" look="tint" label={`${t('coupons.useNow')}: ${terms.name}`} onTap={() => openUse(terms)}>
          {t('coupons.useNow')}
        </Button>
      )
    return <Text className={styles.refusal}>{refusalText(offer, t, locale.current)}</Text>
  }
  return (
    <CouponTicket
      terms={terms}
      spent={receiveState !== 'can' && !heldId}
      foot={<OfferFoot offer={offer} serverTime={serverTime} />}
      end={action()}
      onOpen={() => go('/pages/other/coupon/coupondl', { couponId: heldId ?? terms.couponId })}
    />
  )
})

/** How much of an offer is claimed, or until when it can be claimed or used. */
const OfferFoot = observer(function OfferFoot({ offer, serverTime }: Pick<Props, 'offer' | 'serverTime'>) {
  const t = useText()
  const { locale } = useStores()
  const { total, issued, claimUntil, receiveState } = offer
  if (receiveState === 'can' && claimUntil && endsSoon(claimUntil, serverTime))
    return (
      <Text className={classes(styles.soon)}>
        {t('coupons.ends', { date: dateText(lastMomentOf(claimUntil), locale.current) })}
      </Text>
    )
  if (receiveState === 'can' && total !== null && total > 0) {
    const claimed = t('coupons.claimed', { percent: Math.floor((100 * issued) / total) })
    return (
      <View className={styles.share}>
        <ProgressBar value={issued / total} label={claimed} />
        <Text className={styles.percent}>{claimed}</Text>
        <Limit offer={offer} />
      </View>
    )
  }
  return (
    <>
      <Text>{validText(offer, t, locale.current)}</Text>
      <Limit offer={offer} />
    </>
  )
})

/** How many are left, and how many one guest can claim. */
const Limit = observer(function Limit({ offer }: { offer: CouponOffer }) {
  const t = useText()
  const { total, issued, perPerson, perDay, claimed, receiveState } = offer
  if (receiveState !== 'can') return null
  const texts = [
    total !== null && t('coupons.left', { count: Math.max(0, total - issued) }),
    perDay !== null && t('coupons.perDay', { count: perDay }),
    perPerson !== null && perPerson > 1 && t('coupons.ofShare', { claimed, all: perPerson }),
  ].filter(Boolean)
  return texts.length > 0 ? <Text className={styles.limit}>{texts.join(' · ')}</Text> : null
})
