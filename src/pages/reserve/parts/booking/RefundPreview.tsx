import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { visitText } from '@/domain/time/visitText'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { classes } from '@/ui/classes'
import type { BookingProps } from './bookingProps'
import { remainingRefundSteps } from '../remainingRefundSteps'
import { useBackWay } from './useBackWay'
import styles from './Booking.module.scss'

/** The refund of a cancellation now and later. */
export const RefundPreview = observer(function RefundPreview({
  shown: { reservation, serverTime },
}: Pick<BookingProps, 'shown'>) {
  const t = useText()
  const money = useMoney()
  const backWay = useBackWay(reservation)
  const { current } = useStores().locale
  const { deposit, refundNow, refunds, payState } = reservation
  if (payState !== 'paid') return <Text className={styles.refund}>{t('reserve.nothingPaid')}</Text>
  const amount = money(deposit)
  if (refundNow === 0) return <Text className={styles.forfeited}>{t('reserve.backNothing', { amount })}</Text>
  const [now, next] = remainingRefundSteps(refunds, serverTime)
  return (
    <>
      <View className={classes(styles.backCard, refundNow < deposit && styles.backSome)}>
        <Text className={styles.backLabel}>{t('reserve.backNow')}</Text>
        <Text className={styles.backAmount}>{money(refundNow)}</Text>
        <Text className={styles.backText}>
          {refundNow >= deposit ? t('reserve.backAll') : t('reserve.backSome', { amount })}
        </Text>
        <Text className={styles.backText}>{backWay}</Text>
      </View>
      {now?.until && next && (
        <Text className={styles.refund}>
          {t('reserve.wouldBe', { time: visitText(now.until, current), amount: money(next.amount) })}
        </Text>
      )}
    </>
  )
})
