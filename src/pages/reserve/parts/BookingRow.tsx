import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReservationRow } from '@/contract/inStore/reserve'
import { monthName } from '@/domain/time/visitText'
import { timeText } from '@/domain/time/timeText'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Pressable } from '@/ui/actions/Pressable'
import { classes } from '@/ui/classes'
import { StatusChip } from '@/ui/feedback/StatusChip'
import { Card } from '@/ui/layout/Card'
import { toneOf } from './bookingState'
import styles from './Reserve.module.scss'

interface Props {
  booking: ReservationRow
  /** It is over: a quiet date, and a way to book again. */
  past?: boolean
}

/** A booking of a list: its day, what it is, and what its guest can do. */
export const BookingRow = observer(function BookingRow({ booking, past = false }: Props) {
  const { current } = useStores().locale
  const { id, start, storeName, state, stateFormat } = booking
  return (
    <Card>
      <Pressable className={styles.booking} onTap={() => go('/pages/other/reserve/yyxq', { id })}>
        <View className={classes(styles.leaf, past && styles.pastLeaf)}>
          <Text className={styles.leafMonth}>{monthName(start, current)}</Text>
          <Text className={styles.leafDay}>{String(Number(start.slice(8, 10)))}</Text>
        </View>
        <View className={styles.texts}>
          <View className={styles.bookingHead}>
            <Text className={styles.bookingTime}>{timeText(start, current)}</Text>
            <StatusChip tone={toneOf(state)} text={stateFormat} />
          </View>
          <Text className={styles.bookingStore}>{storeName}</Text>
          <Facts booking={booking} />
        </View>
      </Pressable>
      <Actions booking={booking} past={past} />
    </Card>
  )
})

const Facts = observer(function Facts({ booking }: Pick<Props, 'booking'>) {
  const t = useText()
  const money = useMoney()
  const { people, areaName, tableNo, deposit, refund } = booking
  const paid = deposit > 0 && t('reserve.depositOf', { amount: money(deposit) })
  const facts = [
    t('reserve.party', { count: people }),
    [tableNo, areaName].filter(Boolean).join(' '),
    refund > 0 ? t('reserve.refunded', { amount: money(refund) }) : paid,
  ]
  return <Text className={styles.caption}>{facts.filter(Boolean).join(' · ')}</Text>
})

const Actions = observer(function Actions({ booking: { id, actions, storeId }, past }: Required<Props>) {
  const t = useText()
  const pays = actions.includes('pay')
  const changes = actions.includes('change')
  if (!past && !pays && !changes) return null
  return (
    <View className={styles.actions}>
      {changes && (
        <View className={styles.action}>
          <Button size="medium" look="outline" onTap={() => go('/pages/other/reserve/yyxq', { id, change: '1' })}>
            {t('reserve.change')}
          </Button>
        </View>
      )}
      {pays && (
        <View className={styles.action}>
          <Button size="medium" onTap={() => go('/pages/order/promptpay', { orderId: id, kind: 'deposit' })}>
            {t('reserve.payShort')}
          </Button>
        </View>
      )}
      {past && (
        <View className={styles.action}>
          <Button size="medium" look="outline" onTap={() => go('/pages/other/reserve/ljyy', { storeId })}>
            {t('reserve.again')}
          </Button>
        </View>
      )}
    </View>
  )
})
