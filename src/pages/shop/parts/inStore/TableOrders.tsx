import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/checkout'
import { Empty } from '@/ui/feedback/Empty'
import { Heading } from '@/ui/layout/Heading'
import { art } from '@/ui/media/artFiles'
import { OrderLines } from '@/components/order/OrderLines'
import { useRelativeTime } from '@/hooks/useRelativeTime'
import { useText } from '@/hooks/useText'
import type { TableBatch } from '@/contract/inStore/inStoreTable'
import styles from './TableOrders.module.scss'
import shared from './Table.module.scss'

/** The orders of the table with their states. */
export const TableOrders = observer(function TableOrders({ rounds: batches }: { rounds: readonly TableBatch[] }) {
  const t = useText()
  const since = useRelativeTime()
  if (batches.length === 0) return <Empty art={art.dinein} title={t('table.noRounds')} text={t('table.noRoundsText')} />
  return (
    <View className={shared.lines}>
      {batches.map(({ orderId, no, by, at, stateFormat, lines }) => (
        <View key={orderId} className={styles.round}>
          <View className={styles.roundHead}>
            <Heading level={3} look="title3">
              {t('table.round', { no })}
            </Heading>
            <Text className={shared.caption}>{[by.name, since(at), stateFormat].filter(Boolean).join(' · ')}</Text>
          </View>
          <OrderLines lines={lines} />
        </View>
      ))}
    </View>
  )
})
