import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { oldWithNewApi } from '@/api/endpoints/oldWithNew'
import { ListPage } from '@/components/loading/ListPage'
import type { Reply } from '@/contract/endpoint'
import type { InvitedFriend } from '@/contract/invitation/inviteViews'
import type { oldWithNewContract } from '@/contract/invitation/oldWithNew'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { PagedList } from '@/stores/cache/pagedList'
import { Button } from '@/ui/actions/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { FriendRow } from './FriendRow'
import { PacketRow } from './PacketRow'
import { useInviteTexts } from './useInviteTexts'
import styles from './Invite.module.scss'

type Records = Reply<(typeof oldWithNewContract)['recordA']>
export type FriendCounts = Records['counts']
export const FRIEND_TABS = ['all', 'waiting', 'rewarded'] as const

interface Props {
  tab: (typeof FRIEND_TABS)[number]
  head: ReactNode
  onCounts: (counts: FriendCounts) => void
}

/** The friends of the member under one tab, what came of them, and the packets that wait. */
export const FriendRecords = observer(function FriendRecords({ tab, head, onCounts }: Props) {
  const t = useText()
  const { current } = useStores().locale
  const [records, setRecords] = useState<Records>()
  const [list] = useState(
    () =>
      new PagedList(async (page) => {
        const reply = await oldWithNewApi.recordA({ tab, page })
        setRecords(reply)
        onCounts(reply.counts)
        return reply
      }),
  )
  useOnShow(() => void list.load(), current)
  return (
    <View className={styles.page}>
      {records && <Totals records={records} />}
      {head}
      <ListPage
        of={list}
        skeleton={<CardSkeleton rows={3} />}
        empty={<Empty art={memberArt.letter} title={t('invite.noFriends')} text={t('invite.noFriendsText')} />}
        grouped={friendList}
      />
      {records?.packets.map((packet) => (
        <PacketRow key={packet.id} packet={packet} />
      ))}
      <Dock>
        <Button wide size="large" onTap={() => go('/pages/order/invitation/yqyl', { card: '1' })}>
          {t('invite.send')}
        </Button>
      </Dock>
    </View>
  )
})

const friendList = (friends: readonly InvitedFriend[]) => (
  <Card>
    {friends.map((friend) => (
      <FriendRow key={friend.id} friend={friend} detailed />
    ))}
  </Card>
)

const Totals = observer(function Totals({ records: { counts, earned } }: { records: Records }) {
  const t = useText()
  const { earnedText } = useInviteTexts()
  const totals = [
    [counts.all, t('invite.invited')],
    [counts.rewarded, t('invite.hadMeal')],
    [earnedText(earned), t('invite.earnedWord')],
  ] as const
  return (
    <Card>
      <View className={styles.totals}>
        {totals.map(([figure, caption]) => (
          <View key={caption} className={styles.total}>
            <Text className={styles.figure}>{figure}</Text>
            <Text className={styles.caption}>{caption}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
})
