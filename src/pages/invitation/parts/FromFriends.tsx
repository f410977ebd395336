import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { oldWithNewApi } from '@/api/endpoints/oldWithNew'
import { ListPage } from '@/components/loading/ListPage'
import type { Reply } from '@/contract/endpoint'
import type { oldWithNewContract } from '@/contract/invitation/oldWithNew'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { PagedList } from '@/stores/cache/pagedList'
import { Button } from '@/ui/actions/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Card } from '@/ui/layout/Card'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { useInviteTexts } from './useInviteTexts'
import styles from './Invite.module.scss'

type Received = Reply<(typeof oldWithNewContract)['recordB']>['list'][number]

/** What the member got as a friend who was invited. */
export const FromFriends = observer(function FromFriends({ head }: { head: ReactNode }) {
  const t = useText()
  const { current } = useStores().locale
  const [list] = useState(() => new PagedList((page) => oldWithNewApi.recordB({ page })))
  useOnShow(() => void list.load(), current)
  return (
    <View className={styles.page}>
      {head}
      <ListPage
        of={list}
        skeleton={<CardSkeleton rows={3} />}
        empty={<Empty art={memberArt.letter} title={t('invite.noReceived')} />}
        grouped={receivedList}
      />
    </View>
  )
})

const receivedList = (received: readonly Received[]) => (
  <Card>
    {received.map((each) => (
      <ReceivedRow key={each.id} received={each} />
    ))}
  </Card>
)

const ReceivedRow = observer(function ReceivedRow({ received }: { received: Received }) {
  const t = useText()
  const { dayOf, rewardText, givenText } = useInviteTexts()
  const { id, from, at, state, stateFormat, reward, given } = received
  return (
    <View className={styles.friend}>
      <View className={styles.friendTexts}>
        <Text className={styles.name}>{rewardText(reward)}</Text>
        <Text className={styles.caption}>
          {`${t('invite.from', { name: from || t('invite.someone') })} · ${dayOf(at)}`}
        </Text>
      </View>
      {state === 'sealed' ? (
        <Button size="small" look="tint" onTap={() => go('/pages/order/invitation/yqhb', { id })}>
          {t('invite.open')}
        </Button>
      ) : (
        <View className={styles.end}>
          {given && state === 'given' && <Text className={styles.given}>{givenText(given)}</Text>}
          <Text className={styles.caption}>{stateFormat}</Text>
        </View>
      )}
    </View>
  )
})
