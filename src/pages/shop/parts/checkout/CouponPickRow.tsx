import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { CouponBrief } from '@/components/coupon/CouponBrief'
import type { CouponChoice } from '@/contract/cart/checkout'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { listText } from '@/i18n/listText'
import { Pressable } from '@/ui/actions/Pressable'
import { classes } from '@/ui/classes'
import { SelectionMark } from '@/ui/fields/SelectionMark'
import styles from './CouponPickRow.module.scss'

interface Props {
  offer: CouponChoice['list'][number]
  on: boolean
  /** One of all is chosen. */
  single: boolean
  /** Names of the coupons that it would replace. */
  replaced: string[]
  /** Absent where it cannot be chosen. */
  onTap?: () => void
}

/** A coupon in the choice of an order: its worth, its name, and what it saves or why it cannot be used. */
export const CouponPickRow = observer(function CouponPickRow({ offer, on, single, replaced, onTap }: Props) {
  const { locale } = useStores()
  const t = useText()
  const money = useMoney()
  const { coupon, usable, amount, reason } = offer
  const names = listText(
    replaced.map((name) => `“${name}”`),
    t,
  )
  const saves = { amount: money(amount), names }
  const until = t('coupons.until', { date: dateText(lastMomentOf(coupon.endAt), locale.current) })
  const foot = (
    <>
      {usable && <Text className={styles.hint}>{t(names ? 'couponPick.swaps' : 'couponPick.saves', saves)}</Text>}
      <Text className={usable ? styles.hint : styles.reason}>{usable ? until : reason}</Text>
    </>
  )
  if (!usable)
    return (
      <View className={classes(styles.row, styles.off)}>
        <CouponBrief spent terms={coupon.terms} foot={foot} />
      </View>
    )
  return (
    <Pressable
      className={classes(styles.row, on && styles.on)}
      kind={single ? 'radio' : 'checkbox'}
      selected={on}
      onTap={onTap}
    >
      <CouponBrief terms={coupon.terms} foot={foot} end={<SelectionMark kind={single ? 'radio' : 'check'} on={on} />} />
    </Pressable>
  )
})
