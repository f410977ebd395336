import { Bar, Skeleton } from '@/ui/feedback/Skeleton'

/** The member page in bars: the card, the orders, the lines. */
export function MeBars() {
  return (
    <Skeleton rows={4}>
      <Bar shape="card" />
    </Skeleton>
  )
}
