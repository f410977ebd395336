import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReservationView } from '@/contract/inStore/reserve'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { call } from '@/platform/device/device'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { stateOf } from '../bookingState'
import styles from './Booking.module.scss'

interface Props {
  reservation: ReservationView
  onCancel: () => void
}

/** Cancelling, and the next step: the payment, a call, the menu, or another booking. */
export const BookingDock = observer(function BookingDock({ reservation, onCancel }: Props) {
  const t = useText()
  return (
    <Dock>
      {reservation.actions.includes('cancel') && (
        <View className={styles.half}>
          <Button wide size="large" look="outline" onTap={onCancel}>
            {t('reserve.cancel')}
          </Button>
        </View>
      )}
      <NextStep reservation={reservation} />
    </Dock>
  )
})

const NextStep = observer(function NextStep({ reservation }: Pick<Props, 'reservation'>) {
  const t = useText()
  const money = useMoney()
  const { id, actions, deposit, storeInfo } = reservation
  const { id: storeId, tel } = storeInfo
  const state = stateOf(reservation.state)
  const step = () => {
    if (actions.includes('pay')) {
      const pay = () => go('/pages/order/promptpay', { orderId: id, kind: 'deposit' })
      return { text: t('reserve.pay', { amount: money(deposit) }), look: 'primary', onTap: pay } as const
    }
    if (state === 'asking' || state === 'processing')
      return tel ? ({ text: t('reserve.callStore'), look: 'neutral', onTap: () => call(tel) } as const) : undefined
    if (state === 'confirmed' || state === 'arrived')
      return { text: t('reserve.menu'), look: 'primary', onTap: () => go('/pages/index/goods', { storeId }) } as const
    return {
      text: t('reserve.again'),
      look: 'primary',
      onTap: () => go('/pages/other/reserve/ljyy', { storeId }),
    } as const
  }
  const next = step()
  if (!next) return null
  return (
    <View className={styles.half}>
      <Button wide size="large" look={next.look} onTap={next.onTap}>
        {next.text}
      </Button>
    </View>
  )
})
