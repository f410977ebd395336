import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CouponOffer, CouponTerms, HeldCoupon } from '@/contract/coupon/coupon'
import { refusalText } from '@/components/coupon/refusalText'
import { dateText, dateTimeText } from '@/domain/time/dateText'
import { endsSoon, lastMomentOf } from '@/domain/time/daysLeft'
import { go } from '@/platform/navigation/navigation'
import { Perforation } from '@/ui/layout/Perforation'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { CouponCode } from './CouponCode'
import { CouponHead } from './CouponHead'
import { LockedCoupon } from './LockedCoupon'
import { HeldFoot } from './HeldTicket'
import styles from './CouponDetail.module.scss'

interface Props {
  terms: CouponTerms
  held: HeldCoupon | null
  offer: CouponOffer | null
  serverTime: string
  /** Called when the gift that locks it has ended. */
  onChanged: () => void
}

/** The ticket of a coupon with what its state asks for: the code, what it saved, or whether it can be claimed. */
export const CouponState = observer(function CouponState({ terms, held, offer, ...rest }: Props) {
  if (held) return <HeldState terms={terms} held={held} {...rest} />
  const gone = offer?.receiveState === 'ended' || offer?.receiveState === 'soldOut'
  return (
    <CouponHead terms={terms} spent={gone} stamp="">
      {offer && <OfferValidity offer={offer} />}
    </CouponHead>
  )
})

const OfferValidity = observer(function OfferValidity({ offer }: { offer: CouponOffer }) {
  const t = useText()
  const { current } = useStores().locale
  const { valid, validDays } = offer
  const validText = valid
    ? t('coupons.until', { date: dateText(lastMomentOf(valid.endAt), current) })
    : t('coupons.validDays', { count: validDays })
  return (
    <View className={styles.validity}>
      <Icon name="calendar-blank" size={18} className={styles.icon} />
      <Text>{validText}</Text>
      <Text className={styles.until}>{refusalText(offer, t, current)}</Text>
    </View>
  )
})

const HeldState = observer(function HeldState({
  terms,
  held,
  serverTime,
  onChanged,
}: Omit<Props, 'offer'> & { held: HeldCoupon }) {
  const t = useText()
  const { current } = useStores().locale
  const { state, startAt, endAt } = held
  const spent = state === 'used' || state === 'expired'
  const soon = !spent && (startAt > serverTime || endsSoon(endAt, serverTime))
  return (
    <CouponHead terms={terms} spent={spent || state === 'locked'} stamp={spent ? t(`coupons.${state}`) : ''}>
      <View className={styles.validity}>
        <Icon name={spent ? 'calendar-blank' : 'timer'} size={18} className={styles.icon} />
        {soon ? (
          <HeldFoot coupon={held} serverTime={serverTime} />
        ) : (
          <Text>{t(spent ? 'couponPages.wasValid' : 'couponPages.valid')}</Text>
        )}
        <Text className={styles.until}>{t('coupons.until', { date: dateTimeText(lastMomentOf(endAt), current) })}</Text>
      </View>
      {state !== 'expired' && (
        <View className={styles.below}>
          <Perforation />
          <Below held={held} serverTime={serverTime} onChanged={onChanged} />
        </View>
      )}
    </CouponHead>
  )
})

type BelowProps = Pick<Props, 'serverTime' | 'onChanged'> & { held: HeldCoupon }

const Below = observer(function Below({ held, serverTime, onChanged }: BelowProps) {
  const t = useText()
  const money = useMoney()
  const { current } = useStores().locale
  const { id, state, used, startAt } = held
  const orderId = used?.orderId
  if (state === 'used' && used)
    return (
      <>
        <View className={styles.saved}>
          <Icon name="check-circle-f" size={24} className={styles.savedIcon} />
          <View className={styles.texts}>
            <Text className={styles.savedSum}>{t('couponPages.saved', { amount: money(used.amount) })}</Text>
            <Text className={styles.savedAt}>{dateTimeText(used.at, current)}</Text>
          </View>
        </View>
        {orderId && (
          <Row icon="receipt" title={t('couponPages.order')} onTap={() => go('/pages/order/detail', { orderId })} />
        )}
      </>
    )
  if (state === 'locked') return <LockedCoupon until={held.lockedUntil} serverTime={serverTime} onChanged={onChanged} />
  if (startAt > serverTime) return <Text className={styles.caption}>{t('couponPages.codeHidden')}</Text>
  return <CouponCode couponId={id} />
})
