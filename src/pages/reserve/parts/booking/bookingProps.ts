import type { ShownBooking } from './useReservation'

/** Common props of the parts of a booking's page. */
export interface BookingProps {
  shown: ShownBooking
  /** Shows the reply of a write. */
  onReply: (reply: ShownBooking) => void
  /** The time to pay is over. */
  onLate: () => void
}
