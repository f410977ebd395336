import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { FeeLine } from '@/ui/layout/FeeLine'
import { Heading } from '@/ui/layout/Heading'
import { Link } from '@/ui/actions/Link'
import { StatusChip } from '@/ui/feedback/StatusChip'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import type { TableBatch } from '@/contract/inStore/inStoreTable'
import { orderStateOf } from '@/domain/order/orderState'
import { useRelativeTime } from '@/hooks/useRelativeTime'
import { go } from '@/platform/navigation/navigation'
import { ParticipantLines } from '../inStore/ParticipantLines'
import styles from './Bill.module.scss'

const TONES = { wait: 'amber', active: 'green', over: 'neutral' } as const

/** One order of a table: participant, dishes, state. */
export const RoundCard = observer(function RoundCard({ round }: { round: TableBatch }) {
  const since = useRelativeTime()
  const t = useText()
  const money = useMoney()
  const { no, by, at, state, stateFormat, lines, payAmount, orderId, pickupNo } = round
  const name = by.me ? t('table.you', { name: by.name }) : by.name
  return (
    <Card>
      <View className={styles.round}>
        <View className={styles.texts}>
          <Heading level={2} look="title3">
            {t('table.round', { no })}
          </Heading>
          <Text className={styles.caption}>{[name, since(at), pickupNo].filter(Boolean).join(' · ')}</Text>
        </View>
        <StatusChip tone={TONES[orderStateOf(state)?.tone ?? 'over']} text={stateFormat} />
      </View>
      <ParticipantLines lines={lines} />
      <FeeLine label={t('fees.total')} value={money(payAmount)} total />
      {by.me && <Link icon="receipt" text={t('bill.open')} onTap={() => go('/pages/order/detail', { orderId })} />}
    </Card>
  )
})
