import { Bar, Skeleton } from '@/ui/feedback/Skeleton'

/** Skeleton of a list of coupons. */
export function TicketBars() {
  return (
    <Skeleton rows={4}>
      <Bar shape="card" />
    </Skeleton>
  )
}
