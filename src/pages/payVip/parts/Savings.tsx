import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { VipPlan, VipUsage } from '@/contract/membership/vipPlan'
import { vipSavings } from '@/domain/member/vipSavings'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { Stepper } from '@/ui/fields/Stepper'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import styles from './Vip.module.scss'

/** Months that the usage covers. */
const MONTHS = 3
const MOST = 60

/** What VIP saves with some orders a month, by the user's own last orders; it says as well when it does not pay off. */
export const Savings = observer(function Savings({ usage, plan }: { usage: VipUsage; plan: VipPlan }) {
  const t = useText()
  const money = useMoney()
  const [perMonth, setPerMonth] = useState(Math.max(1, Math.round(usage.orders / MONTHS)))
  const { each, saved, fee, netSaving, tooFew } = vipSavings(usage, plan, perMonth)
  const whole = (satang: number) => money(Math.round(satang / 100) * 100)
  const below = tooFew > 0 ? [t('vip.below', { count: tooFew })] : []
  const past = t('vip.fromOrders', { count: usage.orders, amount: whole(usage.amount) })
  return (
    <Card>
      <Heading look="title2">{t('vip.saves')}</Heading>
      {usage.orders === 0 || each === 0 ? (
        <Text className={styles.plain}>{t(usage.orders === 0 ? 'vip.noUsage' : 'vip.noSaving')}</Text>
      ) : (
        <>
          <View className={styles.monthly}>
            <Text className={styles.label}>{t('vip.ordersAMonth')}</Text>
            <Stepper count={perMonth} name={t('vip.ordersAMonth')} min={1} max={MOST} onChange={setPerMonth} />
          </View>
          <View className={styles.savings} {...{ 'aria-live': 'polite' }}>
            <Text className={styles.savingsLabel}>{netSaving > 0 ? t('vip.keep') : t('vip.noGain')}</Text>
            {netSaving > 0 && <Text className={styles.savingsSum}>{whole(netSaving)}</Text>}
            <Text className={styles.savingsText}>
              {netSaving > 0
                ? t('vip.afterFee', { fee: whole(fee) })
                : t('vip.noGainText', { saved: whole(saved), fee: whole(fee) })}
            </Text>
            <Text className={styles.savingsText}>
              {t('vip.each', { count: perMonth, each: whole(each), saved: whole(saved) })}
            </Text>
          </View>
          <Text className={styles.plain}>{[past, ...below].join(' ')}</Text>
        </>
      )}
    </Card>
  )
})
