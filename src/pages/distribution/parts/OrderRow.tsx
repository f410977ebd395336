import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { PartnerOrder } from '@/contract/partner/partner'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { StatusChip } from '@/ui/feedback/StatusChip'
import { classes } from '@/ui/classes'
import { commissionStateOf } from '@/domain/partner/commissionState'
import { timeInMonthText } from '@/domain/time/monthText'
import { rateText } from './partnerText'
import styles from './Partner.module.scss'

const TONES = { waiting: 'amber', settled: 'green', reversed: 'neutral' } as const

interface Props {
  order: PartnerOrder
  /** What the second line tells: how the income comes about, or where it was ordered. */
  shows: 'income' | 'place'
}

/** An order that a partner earns by. */
export const OrderRow = observer(function OrderRow({ order, shows }: Props) {
  const { locale } = useStores()
  const t = useText()
  const money = useMoney()
  const { buyer, amount, rate, commission, takenBack, at } = order
  const state = commissionStateOf(order.state)
  const when = timeInMonthText(at, locale.current)
  const isBack = state === 'reversed'
  const how = rate === null ? money(amount) : `${money(amount)} × ${rateText(rate)}`
  const lines =
    shows === 'income'
      ? [`${order.orderNo} · ${when}`, isBack ? t('partner.refunded') : how]
      : [[order.storeName, t(`orderType.${order.diningType}`), when].join(' · ')]
  return (
    <View className={styles.row}>
      <View className={styles.texts}>
        <View className={styles.nameLine}>
          <Text className={styles.name}>{buyer || t('partner.guest')}</Text>
          {shows === 'place' && <Text className={styles.beside}>{money(amount)}</Text>}
        </View>
        {lines.map((line) => (
          <Text key={line} className={styles.caption}>
            {line}
          </Text>
        ))}
      </View>
      <View className={styles.end}>
        <Text className={classes(styles.sum, !isBack && styles.gain)}>
          {isBack ? `−${money(commission)}` : `+${money(commission - takenBack)}`}
        </Text>
        <StatusChip tone={TONES[state]} text={order.stateFormat} />
      </View>
    </View>
  )
})
