import type { ShownBooking } from './useReservation'

/** What the parts of a booking's page have in common. */
export interface BookingProps {
  shown: ShownBooking
  /** Shows the reply of a write. */
  onReply: (reply: ShownBooking) => void
  /** The time to pay is over. */
  onLate: () => void
}
