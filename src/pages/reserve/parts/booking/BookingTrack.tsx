import { observer } from 'mobx-react-lite'
import type { ReservationView } from '@/contract/inStore/reserve'
import type { ReserveStateName } from '@/domain/reserve/reserveState'
import { timeText } from '@/domain/time/timeText'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Track } from '@/ui/feedback/Track'
import { stateOf } from '../bookingState'

/** Label and icon of the last step. */
const RESULTS = {
  refused: ['reserve.stepRefused', 'prohibit'],
  cancelled: ['reserve.stepCancelled', 'prohibit'],
  arrived: ['reserve.stepArrived', 'fork-knife'],
  noShow: ['reserve.stepNoShow', 'prohibit'],
} as const

const hasResult = (state: ReserveStateName): state is keyof typeof RESULTS => state in RESULTS

/** The three steps of a booking after it was sent: contacting the merchant, merchant processing, the result. */
export const BookingTrack = observer(function BookingTrack({ reservation }: { reservation: ReservationView }) {
  const t = useText()
  const { current } = useStores().locale
  const { progress, steps, state } = reservation
  const name = stateOf(state)
  const [label, icon] = hasResult(name) ? RESULTS[name] : (['reserve.stepConfirmed', 'calendar-check'] as const)
  const timeOf = (step: number) => {
    const at = steps[step]
    if (step === progress && progress < 3) return t('reserve.now')
    return at && step <= progress ? timeText(at, current) : undefined
  }
  return (
    <Track
      now={progress}
      stops={[
        { label: t('reserve.stepSent'), icon: 'check-circle', time: timeOf(0) },
        { label: t('reserve.stepAsking'), icon: 'chat-circle-dots', time: timeOf(1) },
        { label: t('reserve.stepProcessing'), icon: 'hourglass-medium', time: timeOf(2) },
        { label: t(label), icon, time: timeOf(3) },
      ]}
    />
  )
})
