import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** Skeleton of an order. */
export function OrderSkeleton() {
  return (
    <>
      <Card>
        <Skeleton rows={3} />
      </Card>
      <Card>
        <Skeleton rows={3} />
      </Card>
    </>
  )
}
