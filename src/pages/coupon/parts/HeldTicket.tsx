import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { HeldCoupon } from '@/contract/coupon/coupon'
import { dateText } from '@/domain/time/dateText'
import { daysLeft, endsSoon, lastMomentOf } from '@/domain/time/daysLeft'
import { CouponTicket } from '@/components/coupon/CouponTicket'
import { useCouponUse } from '@/components/coupon/useCouponUse'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Chip } from '@/ui/feedback/Chip'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './Coupons.module.scss'

interface Props {
  coupon: HeldCoupon
  /** The time of the server. */
  serverTime: string
  /** The first of its list has the filled button. */
  first?: boolean
}

/** A coupon that the user holds, in a list. */
export const HeldTicket = observer(function HeldTicket({ coupon, serverTime, first }: Props) {
  const t = useText()
  const openUse = useCouponUse()
  const { id, terms, state, startAt } = coupon
  const begun = startAt <= serverTime
  const end =
    state === 'usable' && begun ? (
      <Button
        size="small"
        look={first ? 'primary' : 'tint'}
        label={`${t('couponPages.use')}: ${terms.name}`}
        onTap={() => openUse(terms)}
      >
        {t('couponPages.use')}
      </Button>
    ) : (
      state === 'locked' && <Chip icon="gift">{t('couponPages.locked')}</Chip>
    )
  return (
    <CouponTicket
      terms={terms}
      spent={state === 'used' || state === 'expired'}
      foot={<HeldFoot coupon={coupon} serverTime={serverTime} />}
      end={end || undefined}
      onOpen={() => go('/pages/other/coupon/coupondl', { couponId: id })}
    />
  )
})

/** Until when a coupon can be used, or what became of it. */
export const HeldFoot = observer(function HeldFoot({ coupon, serverTime }: Pick<Props, 'coupon' | 'serverTime'>) {
  const t = useText()
  const { current } = useStores().locale
  const { state, startAt, endAt, used } = coupon
  const lastDay = dateText(lastMomentOf(endAt), current)
  if (state === 'used') return <Text>{t('couponPages.usedOn', { date: used ? dateText(used.at, current) : '' })}</Text>
  if (state === 'expired') return <Text>{t('couponPages.expiredOn', { date: lastDay })}</Text>
  if (startAt > serverTime) return <Text>{t('couponPages.startsOn', { date: dateText(startAt, current) })}</Text>
  if (!endsSoon(endAt, serverTime)) return <Text>{t('coupons.until', { date: lastDay })}</Text>
  const left = daysLeft(endAt, serverTime)
  return (
    <Text className={styles.soon}>
      {left > 1 ? t('couponPages.daysLeft', { count: left }) : t('couponPages.lastDay')}
    </Text>
  )
})
