import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** The order list in bars. */
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
