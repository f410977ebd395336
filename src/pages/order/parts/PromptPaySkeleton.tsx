import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** Skeleton of the payment code page. */
export function PromptPaySkeleton() {
  return (
    <Card>
      <Skeleton rows={8} />
    </Card>
  )
}
