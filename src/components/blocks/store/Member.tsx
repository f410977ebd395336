import { observer } from 'mobx-react-lite'
import { MemberCard } from '@/components/account/MemberCard'

/** The member card block. */
export const Member = observer(function Member() {
  return <MemberCard />
})
