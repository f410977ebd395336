import { observer } from 'mobx-react-lite'
import { MemberCard } from '../MemberCard'

/** The member card of whoever is here. */
export const Member = observer(function Member() {
  return <MemberCard />
})
