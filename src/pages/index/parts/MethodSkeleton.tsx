import { Bar, Skeleton } from '@/ui/feedback/Skeleton'

/** Five ways in bars. */
export function MethodSkeleton() {
  return (
    <Skeleton rows={5}>
      <Bar shape="card" />
    </Skeleton>
  )
}
