import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { StaffReservation } from '../../contract/tables/reserve'
import { DrawerHead, SideDrawer } from '../parts/SideDrawer'
import { BookingFacts } from './BookingFacts'
import { BookingActions } from './BookingActions'
import { stateOf, TONES } from './bookingSteps'
import type { BookingProps } from './useBookingWork'

interface DrawerProps extends Omit<BookingProps, 'booking'> {
  /** The booking as it is now; none while the drawer is closed. */
  booking: StaffReservation | undefined
  onClose(): void
}

/** One booking with all that staff may do, beside the plan. */
export function BookingDrawer({ booking, onClose, ...rest }: DrawerProps) {
  return (
    <SideDrawer open={booking !== undefined} onClose={onClose}>
      {booking && <BookingDetails key={booking.id} booking={booking} onClose={onClose} {...rest} />}
    </SideDrawer>
  )
}

function BookingDetails({ booking, onClose, ...rest }: BookingProps & { onClose(): void }) {
  const translate = useTranslate()
  const { start, contact, people, stateFormat } = booking
  const title = [start.slice(11, 16), contact || translate('reserve.noName')].join(' · ')
  return (
    <>
      <DrawerHead title={title} onClose={onClose}>
        <Typography sx={{ fontWeight: 600 }}>{translate('reserve.people', { smart_count: people })}</Typography>
        <Typography sx={{ fontWeight: 700, color: TONES[stateOf(booking)] }}>{stateFormat}</Typography>
      </DrawerHead>
      <BookingFacts booking={booking} />
      <BookingActions booking={booking} {...rest} />
    </>
  )
}
