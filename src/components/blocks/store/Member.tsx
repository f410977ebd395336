import { observer } from 'mobx-react-lite'
import { MemberCard } from '@/components/account/MemberCard'

/** The member card of whoever is here. */
export const Member = observer(function Member() {
  return <MemberCard />
})
