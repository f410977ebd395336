import { Bar, Skeleton } from '@/ui/feedback/Skeleton'

/** The skeleton of the pages of the queue. */
export function LineupSkeleton() {
  return (
    <Skeleton rows={3}>
      <Bar shape="card" />
    </Skeleton>
  )
}
