import { observer } from 'mobx-react-lite'
import type { User } from '@/contract/account/session'
import '@/i18n/en/memberCard'
import { LevelUp } from './LevelUp'
import { MemberStatus } from './MemberStatus'
import { RunningStrip } from './RunningStrip'
import { WalletCard } from './WalletCard'

interface Props {
  open: boolean
  look: 'card' | 'wallet'
  user: User
}

/** What a user holds, on the member page with what runs now or as on the home page, and the news of a level that was reached. */
export const HeldCard = observer(function HeldCard({ look, user }: Props) {
  return (
    <>
      {look === 'wallet' ? <WalletCard user={user} /> : <MemberStatus user={user} />}
      {look === 'card' && <RunningStrip />}
      {user.levelUp && <LevelUp />}
    </>
  )
})
