import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { CouponTerms } from '@/contract/coupon/coupon'
import { couponWorth } from '@/components/coupon/couponWorth'
import { classes } from '@/ui/classes'
import { Heading } from '@/ui/layout/Heading'
import { Picture } from '@/ui/media/Picture'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './CouponDetail.module.scss'

interface Props {
  terms: CouponTerms
  /** Used or expired: without colour. */
  spent: boolean
  /** The state as a stamp. */
  stamp: string
  children: ReactNode
}

/** The ticket of one coupon: what it is worth and for what, then what is below the perforation. */
export const CouponHead = observer(function CouponHead({ terms, spent, stamp, children }: Props) {
  const { config } = useStores()
  const t = useText()
  const money = useMoney()
  const { figure, note } = couponWorth(terms, t, money)
  const least = terms.minAmount > 0 ? t('coupons.spend', { amount: money(terms.minAmount) }) : ''
  const showsNote = note !== '' && terms.kind !== 'amount'
  return (
    <View className={styles.ticket}>
      <View className={classes(styles.worth, spent && styles.spent)}>
        <View className={styles.texts}>
          <View className={styles.sum}>
            <Text className={styles.figure}>{figure}</Text>
            <Text className={styles.off}>{showsNote ? note : terms.kind === 'amount' && t('coupons.off')}</Text>
          </View>
          <Heading level={2} look="title3">
            {terms.name}
          </Heading>
          <Text className={styles.line}>{[least, terms.description].filter(Boolean).join(' · ')}</Text>
        </View>
        {terms.image && !spent && (
          <View className={styles.picture}>
            <Picture src={config.picture(terms.image)} alt="" size={98} tile="clay" eager />
          </View>
        )}
        {stamp && <Text className={styles.stamp}>{stamp}</Text>}
      </View>
      {children}
    </View>
  )
})
