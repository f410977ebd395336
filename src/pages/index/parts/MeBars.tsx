import { Bar, Skeleton } from '@/ui/feedback/Skeleton'

/** Skeleton of the member page: card, orders, list. */
export function MeBars() {
  return (
    <Skeleton rows={4}>
      <Bar shape="card" />
    </Skeleton>
  )
}
