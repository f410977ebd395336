import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { oldWithNewApi } from '@/api/endpoints/oldWithNew'
import { Loaded } from '@/components/loading/Loaded'
import type { Reply } from '@/contract/endpoint'
import type { oldWithNewContract } from '@/contract/invitation/oldWithNew'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { Card } from '@/ui/layout/Card'
import { SectionHead } from '@/ui/layout/SectionHead'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { CampaignHead } from './CampaignHead'
import { FriendRow } from './FriendRow'
import { HowItWorks } from './HowItWorks'
import { InviteDock } from './InviteDock'
import { InviteRules } from './InviteRules'
import { Ladder } from './Ladder'
import { PacketRow } from './PacketRow'
import styles from './Invite.module.scss'

type Party = Reply<(typeof oldWithNewContract)['partyA']>

/** What the inviter sees: the campaign, the friends so far, the rules, and the way to send the link. */
export const Inviter = observer(function Inviter() {
  const party = useResource(() => oldWithNewApi.partyA({}))
  return (
    <Loaded of={party} skeleton={<CardSkeleton rows={3} />}>
      {(value) => <Overview party={value} />}
    </Loaded>
  )
})

const toRecords = () => go('/pages/order/invitation/yqjl')

const Overview = observer(function Overview({ party }: { party: Party }) {
  const t = useText()
  const { activity, friends, invited, earned, latest, packets } = party
  if (!activity)
    return (
      <Empty
        art={memberArt.letter}
        title={t('invite.none')}
        text={t('invite.noneText')}
        action={t('invite.toRecords')}
        onAction={toRecords}
      />
    )
  return (
    <>
      <CampaignHead activity={activity} />
      <Ladder activity={activity} friends={friends} earned={earned} />
      {packets.map((packet) => (
        <PacketRow key={packet.id} packet={packet} />
      ))}
      <HowItWorks activity={activity} />
      {invited > 0 && (
        <View className={styles.section}>
          <SectionHead title={t('invite.yourFriends')} more={t('invite.all', { count: invited })} onMore={toRecords} />
          <Card>
            {latest.map((friend) => (
              <FriendRow key={friend.id} friend={friend} />
            ))}
          </Card>
        </View>
      )}
      <InviteRules activity={activity} />
      <InviteDock activity={activity} card />
    </>
  )
})
