import { Card } from '@/components/Card'
import { Skeleton } from '@/components/Skeleton'

/** The code's page in bars. */
export function PromptPaySkeleton() {
  return (
    <Card>
      <Skeleton rows={8} />
    </Card>
  )
}
