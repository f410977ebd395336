import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** The code's page in bars. */
export function PromptPaySkeleton() {
  return (
    <Card>
      <Skeleton rows={8} />
    </Card>
  )
}
