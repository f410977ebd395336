import { observer } from 'mobx-react-lite'
import type { memberData } from '@/contract/config/blocks'
import { MemberCard } from '@/components/account/MemberCard'
import type { BlockProps } from '@/components/blocks/blockProps'

/** The member card block. */
export const Member = observer(function Member({ data: { look } }: BlockProps<typeof memberData>) {
  return <MemberCard look={look} />
})
