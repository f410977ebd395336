import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { ReservationView } from '@/contract/inStore/reserve'
import { useText } from '@/hooks/useText'
import { Notice } from '@/ui/feedback/Notice'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { art } from '@/ui/media/artFiles'
import { Art } from '@/ui/media/Art'
import { memberArt } from '@/ui/media/memberArtFiles'
import { BookingDeposit } from './BookingDeposit'
import { BookingDock } from './BookingDock'
import type { BookingProps } from './bookingProps'
import { stateOf } from '../bookingState'
import { BookingTicket } from './BookingTicket'
import { CancelSheet } from './CancelSheet'
import { ChangeSheet } from './ChangeSheet'
import { QuickActions } from './QuickActions'
import styles from './Booking.module.scss'

interface Props extends BookingProps {
  /** Opens the choice of another time at once. */
  changing: boolean
}

/** One booking: its state, what it is, its deposit, and what its guest can do. */
export const BookingPage = observer(function BookingPage({ changing, ...props }: Props) {
  const t = useText()
  const { reservation } = props.shown
  const { actions } = reservation
  const reason = reasonOf(reservation)
  const [open, setOpen] = useState<'cancel' | 'change' | undefined>(changing ? 'change' : undefined)
  const close = () => setOpen(undefined)
  return (
    <View className={styles.page}>
      <Hero {...props} />
      {reason !== '' && (
        <View className={styles.reason}>
          <Notice kind="info" text={t('reserve.reason', { text: reason })} />
        </View>
      )}
      <BookingTicket {...props} />
      <BookingDeposit {...props} />
      {actions.includes('change') && (
        <Card flush>
          <View className={styles.rowCard}>
            <Row icon="calendar-blank" title={t('reserve.change')} onTap={() => setOpen('change')} />
          </View>
        </Card>
      )}
      <QuickActions reservation={reservation} />
      <BookingDock reservation={reservation} onCancel={() => setOpen('cancel')} />
      {open === 'cancel' && actions.includes('cancel') && (
        <CancelSheet {...props} onChange={() => setOpen('change')} onClose={close} />
      )}
      {open === 'change' && actions.includes('change') && <ChangeSheet {...props} onClose={close} />}
    </View>
  )
})

/** The message of the store: the reason of a refund of the deposit, or of a refusal. */
const reasonOf = ({ refundReason, reason, state }: ReservationView): string =>
  refundReason || (stateOf(state) === 'refused' ? reason : '')

const Hero = observer(function Hero({ shown: { reservation } }: Pick<Props, 'shown'>) {
  const { title, message, state } = reservation
  const name = stateOf(state)
  const isTable = name === 'confirmed' || name === 'arrived'
  return (
    <View className={styles.hero} aria-live="polite">
      <View className={styles.heroTexts}>
        <Heading level={2} look="title1">
          {title}
        </Heading>
        <Text className={styles.message}>{message}</Text>
      </View>
      <Art src={isTable ? art.dinein : memberArt.calendar} size={104} />
    </View>
  )
})
