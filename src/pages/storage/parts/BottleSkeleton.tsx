import { Bar, Skeleton } from '@/ui/feedback/Skeleton'

/** The skeleton of the pages of kept bottles. */
export function BottleSkeleton() {
  return (
    <Skeleton rows={3}>
      <Bar shape="card" />
    </Skeleton>
  )
}
