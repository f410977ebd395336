import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { queueApi } from '@/api/endpoints/queue'
import { Loaded } from '@/components/loading/Loaded'
import { useAction } from '@/hooks/useAction'
import { useMessages } from '@/hooks/useMessages'
import { PickedStore } from '@/components/store/PickedStore'
import { useOnShow } from '@/hooks/useOnShow'
import { usePolling } from '@/hooks/usePolling'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { QueueReply } from '@/contract/inStore/queue'
import type { StoreDetail } from '@/contract/store/store'
import { fittingType } from '@/domain/queue/queueLine'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { go } from '@/platform/navigation/navigation'
import { Resource } from '@/stores/cache/resource'
import { Link } from '@/ui/actions/Link'
import { Notice } from '@/ui/feedback/Notice'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { ClosedQueue } from './ClosedQueue'
import { MessageNote } from './MessageNote'
import { PeopleCard } from './PeopleCard'
import { TakeDock } from './TakeDock'
import { WaitingNow } from './WaitingNow'
import styles from './Lineup.module.scss'

/** Polling interval of the lines while the page is visible, milliseconds. */
const FOLLOW_MS = 6_000
const USUAL_PEOPLE = 2

/** The lines of a store, and a number in the one for the guest's group. */
export const TakeNumber = observer(function TakeNumber({ store }: { store: StoreDetail }) {
  const { locale } = useStores()
  const [queue] = useState(() => new Resource(() => queueApi.tables({ storeId: store.id })))
  useOnShow(() => void queue.load(), locale.wanted)
  usePolling(queue.load, FOLLOW_MS, queue.value !== undefined)
  return (
    <View className={styles.page}>
      <PickedStore store={store} page="queuing" />
      <Loaded of={queue} skeleton={<CardSkeleton rows={3} />}>
        {(value) => (value.open || value.ticket ? <Queue queue={value} /> : <ClosedQueue text={value.closedText} />)}
      </Loaded>
      <MyNumbers />
    </View>
  )
})

const Queue = observer(function Queue({ queue }: { queue: QueueReply }) {
  const { storeId, ticket, types, minPeople, maxPeople, open, closedText } = queue
  const { ui } = useStores()
  const t = useText()
  const requestSubscription = useMessages()
  const [wanted, setWanted] = useState(USUAL_PEOPLE)
  const [key] = useState(() => new IdempotencyKey())
  const people = Math.min(maxPeople, Math.max(minPeople, ticket?.people ?? wanted))
  const type = fittingType(types, people)
  const mayTake = open && !ticket
  const take = useAction(async () => {
    const subscribe = requestSubscription('queueTicket')
    const { view } = await queueApi.take({ storeId, people }, { key: key.of({ storeId, people }) })
    key.forget()
    if (!view) return
    void subscribe(view.id)
    ui.notify(t('lineup.taken', { number: view.number }), 'success')
    go('/pages/my/lineup/pdxq', { id: view.id })
  })
  return (
    <>
      {ticket && <OwnTicket ticket={ticket} />}
      {!open && <ClosedQueue text={closedText} />}
      {mayTake && <PeopleCard people={people} min={minPeople} max={maxPeople} onChange={setWanted} />}
      <WaitingNow queue={queue} people={people} chosen={type} />
      {mayTake && <MessageNote />}
      {mayTake && <TakeDock type={type} people={people} busy={take.busy} onTake={() => void take.run()} />}
    </>
  )
})

/** A guest who waits already is led to the number. */
const OwnTicket = observer(function OwnTicket({ ticket }: { ticket: NonNullable<QueueReply['ticket']> }) {
  const t = useText()
  return (
    <View className={styles.notice}>
      <Notice
        kind="info"
        text={t('lineup.have', { number: ticket.number })}
        action={t('lineup.show')}
        onAction={() => go('/pages/my/lineup/pdxq', { id: ticket.id })}
      />
    </View>
  )
})

const MyNumbers = observer(function MyNumbers() {
  const t = useText()
  return (
    <View className={styles.more}>
      <Link icon="list-numbers" text={t('lineup.mine')} onTap={() => go('/pages/my/lineup/list')} />
    </View>
  )
})
