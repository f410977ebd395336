import { Bar, Skeleton } from '@/components/Skeleton'

/** Five ways in bars. */
export function MethodSkeleton() {
  return (
    <Skeleton rows={5}>
      <Bar shape="card" />
    </Skeleton>
  )
}
