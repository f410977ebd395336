import { Card } from '@/components/Card'
import { Skeleton } from '@/components/Skeleton'

/** An order in bars. */
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
