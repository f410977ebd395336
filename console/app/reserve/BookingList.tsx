import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { StaffReservation } from '../../contract/tables/reserve'
import { EmptyNote } from '../parts/EmptyNote'
import { BookingRow } from './BookingRow'
import { isOver } from './bookingSteps'

interface BookingListProps {
  bookings: readonly StaffReservation[]
  onOpen(id: string): void
}

/** The bookings of a day by time, with how many people come; those that have ended without their guests below. */
export function BookingList({ bookings, onOpen }: BookingListProps) {
  const translate = useTranslate()
  const coming = bookings.filter((booking) => !isOver(booking))
  const over = bookings.filter(isOver)
  const people = coming.reduce((sum, each) => sum + each.people, 0)
  return (
    <>
      {coming.length > 0 ? (
        <Typography sx={{ my: 1, fontWeight: 600 }}>
          {translate('reserve.sum', { count: coming.length, people })}
        </Typography>
      ) : (
        <EmptyNote>{translate('reserve.nobody')}</EmptyNote>
      )}
      <Rows bookings={coming} onOpen={onOpen} />
      {over.length > 0 && (
        <Box component="section" sx={{ mt: 3 }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {translate('reserve.over')}
          </Typography>
          <Rows bookings={over} onOpen={onOpen} />
        </Box>
      )}
    </>
  )
}

function Rows({ bookings, onOpen }: BookingListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1, maxWidth: 900 }}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingRow booking={booking} onOpen={onOpen} />
        </li>
      ))}
    </Box>
  )
}
