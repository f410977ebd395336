import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** Skeleton of the checkout. */
export function CheckoutSkeleton() {
  return (
    <>
      <Card>
        <Skeleton rows={2} />
      </Card>
      <Card>
        <Skeleton rows={3} />
      </Card>
      <Card>
        <Skeleton rows={4} />
      </Card>
    </>
  )
}
