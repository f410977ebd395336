import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import '@/i18n/en/coupons'
import type { CouponTerms } from '@/contract/coupon/coupon'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { classes } from '@/ui/classes'
import { CouponFigure } from './CouponFigure'
import { couponLine } from './couponWorth'
import styles from './CouponBrief.module.scss'

interface Props {
  terms: CouponTerms
  /** Until when, for how long, or why it cannot be used. */
  foot: ReactNode
  /** It cannot be used. */
  spent?: boolean
  /** At the end: how many. */
  end?: ReactNode
}

/** A coupon among others that come together: what it is worth, its name and terms. */
export const CouponBrief = observer(function CouponBrief({ terms, foot, spent, end }: Props) {
  const t = useText()
  const money = useMoney()
  const line = couponLine(terms, t, money)
  return (
    <View className={classes(styles.brief, spent && styles.spent)}>
      <View className={styles.stub}>
        <CouponFigure terms={terms} />
      </View>
      <View className={styles.texts}>
        <Text className={styles.name}>{terms.name}</Text>
        {line && <Text className={styles.line}>{line}</Text>}
        <View className={styles.foot}>{foot}</View>
      </View>
      {end}
    </View>
  )
})
