import type { QueueTicketReply, QueueTicketView } from '@/contract/inStore/queue'

/** What the pages of the states have in common. */
export interface TicketProps {
  view: QueueTicketView
  serverTime: string
  /** Shows the reply of a write. */
  onReply: (reply: QueueTicketReply) => void
  /** The time at the door is over. */
  onLate: () => void
}
