import { Bar, Skeleton } from '@/ui/feedback/Skeleton'

/** Skeleton of five dining types. */
export function MethodSkeleton() {
  return (
    <Skeleton rows={5}>
      <Bar shape="card" />
    </Skeleton>
  )
}
