import { usePullDownRefresh } from '@tarojs/taro'
import { Loaded } from '@/components/loading/Loaded'
import { usePolling } from '@/hooks/usePolling'
import { useText } from '@/hooks/useText'
import '@/i18n/en/reserve'
import { go } from '@/platform/navigation/navigation'
import { stopPullDownRefresh } from '@/platform/navigation/refresh'
import { screen, type PageProps } from '@/shell/screen'
import { Empty } from '@/ui/feedback/Empty'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { BookingPage } from './parts/booking/BookingPage'
import { stateOf } from './parts/bookingState'
import { type ShownBooking, useReservation } from './parts/booking/useReservation'

definePageConfig({ enablePullDownRefresh: true })

/** Polling interval of a booking that waits for its deposit or for the store, milliseconds. */
const FOLLOW_MS = 5_000

/** `yyxq`: a booking of the user, with its state as it is now. */
function BookingDetail({ query: { id = '', change } }: PageProps<'/pages/other/reserve/yyxq'>) {
  const t = useText()
  const { booking, show } = useReservation(id)
  usePullDownRefresh(() => void booking.load().then(stopPullDownRefresh))
  usePolling(booking.load, FOLLOW_MS, isWaiting(booking.value), 'reservation')
  if (!id)
    return (
      <Empty
        art={memberArt.calendar}
        title={t('reserve.missing')}
        action={t('reserve.mine')}
        onAction={() => go('/pages/other/reserve/list', {})}
      />
    )
  return (
    <Loaded of={booking} skeleton={<CardSkeleton rows={4} />}>
      {(shown) => (
        <BookingPage shown={shown} changing={change !== undefined} onReply={show} onLate={() => void booking.load()} />
      )}
    </Loaded>
  )
}

/** Whether someone else moves the booking next: the bank or the store. */
const isWaiting = (shown: ShownBooking | undefined) =>
  shown !== undefined && ['unpaid', 'asking', 'processing'].includes(stateOf(shown.reservation.state))

export default screen('/pages/other/reserve/yyxq', BookingDetail, { top: 'wash' })
