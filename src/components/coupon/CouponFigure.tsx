import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CouponTerms } from '@/contract/coupon/coupon'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { classes } from '@/ui/classes'
import { couponWorth } from './couponWorth'
import styles from './CouponFigure.module.scss'

interface Props {
  terms: CouponTerms
  /** On the stub of a ticket. */
  large?: boolean
}

/** What a coupon is worth, one line above the other: "฿50", "min. ฿400". */
export const CouponFigure = observer(function CouponFigure({ terms, large }: Props) {
  const t = useText()
  const money = useMoney()
  const { figure, note } = couponWorth(terms, t, money)
  return (
    <>
      <Text className={classes(styles.figure, large && styles.large)}>{figure}</Text>
      {note && <Text className={styles.note}>{note}</Text>}
    </>
  )
})
