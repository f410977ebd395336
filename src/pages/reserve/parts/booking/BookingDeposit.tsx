import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { countdownText } from '@/domain/time/timeText'
import { visitText } from '@/domain/time/visitText'
import { useCountdown } from '@/hooks/useCountdown'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { classes } from '@/ui/classes'
import { Card } from '@/ui/layout/Card'
import type { BookingProps } from './bookingProps'
import { stateOf } from '../bookingState'
import { RefundSteps } from '../RefundSteps'
import { remainingRefundSteps } from '../remainingRefundSteps'
import { useBackWay } from './useBackWay'
import styles from './Booking.module.scss'

type Props = Pick<BookingProps, 'shown' | 'onLate'>

/** The deposit: whether it is paid, what it is for, and what comes back of it; nothing without one. */
export const BookingDeposit = observer(function BookingDeposit(props: Props) {
  const { reservation, serverTime } = props.shown
  const { deposit, payState, refunds } = reservation
  const texts = useDepositTexts(props)
  if (payState === 'none') return null
  const state = stateOf(reservation.state)
  const isOpen = state === 'unpaid' || state === 'asking' || state === 'processing' || state === 'confirmed'
  return (
    <Card>
      <View aria-live="polite">
        <Text className={styles.depositTitle}>{texts.title}</Text>
        {texts.text !== '' && <Text className={styles.caption}>{texts.text}</Text>}
      </View>
      {payState === 'unpaid' && <PayTime {...props} />}
      {payState === 'paid' && isOpen && <BackNow {...props} />}
      {isOpen && (
        <View className={styles.refunds}>
          <RefundSteps deposit={deposit} refunds={refunds} serverTime={serverTime} />
        </View>
      )}
    </Card>
  )
})

function useDepositTexts({ shown: { reservation } }: Props): { title: string; text: string } {
  const t = useText()
  const money = useMoney()
  const backWay = useBackWay(reservation)
  const { deposit, refund, payState } = reservation
  const state = stateOf(reservation.state)
  const amount = money(deposit)
  if (payState === 'unpaid') return { title: t('reserve.depositUnpaid', { amount }), text: t('reserve.offBill') }
  if (payState === 'closed') return { title: t('reserve.depositClosed'), text: '' }
  if (refund > 0) return { title: t('reserve.depositBack', { amount: money(refund) }), text: backWay }
  if (state === 'asking' || state === 'processing')
    return { title: t('reserve.depositHeld', { amount }), text: t('reserve.depositHeldText') }
  if (state === 'noShow' || state === 'cancelled') return { title: t('reserve.depositKept', { amount }), text: '' }
  return { title: t('reserve.depositPaid', { amount }), text: t('reserve.offBill') }
}

/** How long the table is held for the payment. */
const PayTime = observer(function PayTime({ shown: { reservation, serverTime }, onLate }: Props) {
  const t = useText()
  const left = useCountdown(reservation.payUntil, serverTime, onLate)
  return <Text className={classes(styles.back, styles.some)}>{t('reserve.payIn', { time: countdownText(left) })}</Text>
})

/** A refund and its deadline. */
const BackNow = observer(function BackNow({ shown: { reservation, serverTime } }: Props) {
  const t = useText()
  const money = useMoney()
  const { current } = useStores().locale
  const { deposit, refunds, refundNow } = reservation
  const until = remainingRefundSteps(refunds, serverTime)[0]?.until
  if (!until || refundNow === 0) return <Text className={styles.back}>{t('reserve.nothingBack')}</Text>
  const time = visitText(until, current)
  const all = refundNow >= deposit
  return (
    <Text className={classes(styles.back, all ? styles.all : styles.some)}>
      {all ? t('reserve.allBackUntil', { time }) : t('reserve.someBackUntil', { time, amount: money(refundNow) })}
    </Text>
  )
})
