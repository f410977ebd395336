import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { queueApi } from '@/api/endpoints/queue'
import { ListPage } from '@/components/loading/ListPage'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { QueueTicketRow } from '@/contract/inStore/queue'
import { dateTimeText } from '@/domain/time/dateText'
import '@/i18n/en/lineup'
import { go } from '@/platform/navigation/navigation'
import { screen } from '@/shell/screen'
import { PagedList } from '@/stores/cache/pagedList'
import { Pressable } from '@/ui/actions/Pressable'
import { Empty } from '@/ui/feedback/Empty'
import { StatusChip } from '@/ui/feedback/StatusChip'
import { Card } from '@/ui/layout/Card'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { toneOf } from './parts/ticketState'
import styles from './parts/Lineup.module.scss'

/** The queue numbers of the user, newest first. */
function MyTickets() {
  const t = useText()
  const { current } = useStores().locale
  const [tickets] = useState(() => new PagedList((page) => queueApi.mine({ page })))
  useOnShow(() => void tickets.load(), current)
  const empty = (
    <Empty
      art={memberArt.ticket}
      title={t('lineup.none')}
      text={t('lineup.noneText')}
      action={t('lineup.take')}
      onAction={() => go('/pages/my/lineup/pdqh', {})}
    />
  )
  return (
    <View className={styles.page}>
      <ListPage of={tickets} skeleton={<CardSkeleton rows={3} />} empty={empty}>
        {(ticket) => <TicketRow key={ticket.id} ticket={ticket} />}
      </ListPage>
    </View>
  )
}

const TicketRow = observer(function TicketRow({ ticket }: { ticket: QueueTicketRow }) {
  const { id, number, storeName, typeName, people, state, stateFormat, createdAt } = ticket
  const t = useText()
  const { current } = useStores().locale
  return (
    <Card>
      <Pressable className={styles.row} onTap={() => go('/pages/my/lineup/pdxq', { id })}>
        <Text className={styles.rowNumber}>{number}</Text>
        <View className={styles.texts}>
          <Text className={styles.name}>{storeName}</Text>
          <Text className={styles.caption}>{`${typeName} · ${t('lineup.group', { count: people })}`}</Text>
          <Text className={styles.caption}>{dateTimeText(createdAt, current)}</Text>
          <View className={styles.chip}>
            <StatusChip tone={toneOf(state)} text={stateFormat} />
          </View>
        </View>
      </Pressable>
    </Card>
  )
})

export default screen('/pages/my/lineup/list', MyTickets)
