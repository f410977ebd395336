import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** Skeleton of the order list. */
export function OrdersSkeleton() {
  return (
    <>
      {[1, 2, 3].map((key) => (
        <Card key={key}>
          <Skeleton rows={2} />
        </Card>
      ))}
    </>
  )
}
