import { Bar, Skeleton } from '@/ui/feedback/Skeleton'

/** The skeleton of the pages of reservations. */
export function ReserveSkeleton() {
  return (
    <Skeleton rows={4}>
      <Bar shape="card" />
    </Skeleton>
  )
}
