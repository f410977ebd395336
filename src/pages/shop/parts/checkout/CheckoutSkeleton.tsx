import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** The checkout in bars. */
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
