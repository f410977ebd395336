import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { QueueTicketView } from '@/contract/inStore/queue'
import { timeText } from '@/domain/time/timeText'
import { StatusChip } from '@/ui/feedback/StatusChip'
import { Heading } from '@/ui/layout/Heading'
import { toneOf } from './ticketState'
import styles from './Lineup.module.scss'

/** The store, the kind of table, the people with their phone number, and the state of a ticket. */
export const TicketHead = observer(function TicketHead({ view }: { view: QueueTicketView }) {
  const { locale } = useStores()
  const t = useText()
  const { storeInfo, typeName, people, phone, createdAt, state, stateFormat } = view
  return (
    <View className={styles.row}>
      <View className={styles.texts}>
        <Heading level={2} look="title3">
          {storeInfo.name}
        </Heading>
        <Text className={styles.caption}>
          {t('lineup.table', { table: typeName, time: timeText(createdAt, locale.current) })}
        </Text>
        <Text className={styles.caption}>
          {[t('lineup.group', { count: people }), phone].filter(Boolean).join(' · ')}
        </Text>
      </View>
      <StatusChip tone={toneOf(state)} text={stateFormat} />
    </View>
  )
})
