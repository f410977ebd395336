import type { QueueTicketReply, QueueTicketView } from '@/contract/inStore/queue'

/** Common props of the pages of the states. */
export interface TicketProps {
  view: QueueTicketView
  serverTime: string
  /** Shows the reply of a write. */
  onReply: (reply: QueueTicketReply) => void
  /** The time at the door is over. */
  onLate: () => void
}
