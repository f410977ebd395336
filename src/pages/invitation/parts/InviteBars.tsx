import { Bar, Skeleton } from '@/ui/feedback/Skeleton'

/** While a page of invitations loads. */
export const InviteBars = () => (
  <Skeleton rows={3}>
    <Bar shape="card" />
  </Skeleton>
)
