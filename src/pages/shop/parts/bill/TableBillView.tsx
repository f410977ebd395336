import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { inStoreApi } from '@/api/endpoints/inStore'
import { Art } from '@/ui/media/Art'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Heading } from '@/ui/layout/Heading'
import { Notice } from '@/ui/feedback/Notice'
import { art } from '@/ui/media/artFiles'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { randomId } from '@/domain/text/randomId'
import { begunShare } from '@/domain/table/tableBill'
import { roundsOf, unpaidRound } from '@/domain/table/tableOrders'
import type { Translate } from '@/i18n/messages'
import { go } from '@/platform/navigation/navigation'
import type { ScannedTable } from '../inStore/useTable'
import { CallRow } from '../inStore/WaiterCalls'
import { BillCard } from './BillCard'
import { BillDock } from './BillDock'
import { RoundCard } from './RoundCard'
import { SplitModel } from './split.model'
import { SplitSheet } from './SplitSheet'
import styles from './Bill.module.scss'

/** Everything that a table has ordered, its payment state, and the guest's actions. */
export const TableBillView = observer(function TableBillView({ table }: { table: ScannedTable }) {
  const t = useText()
  const [model] = useState(() => new SplitModel(inStoreApi, table, randomId))
  const [splitting, setSplitting] = useState(false)
  const batches = roundsOf(table.session?.batches ?? [])
  const { bill } = model
  return (
    <View className={styles.page}>
      <BillHead table={table} />
      <Begun table={table} />
      {batches.length === 0 && <Empty art={art.dinein} title={t('table.noRounds')} text={t('table.noRoundsText')} />}
      {bill && batches.length > 0 && <BillCard bill={bill} />}
      {table.can('bill') && (
        <Card>
          <CallRow type="bill" table={table} />
        </Card>
      )}
      {batches.map((round) => (
        <RoundCard key={round.orderId} round={round} />
      ))}
      <BillDock table={table} onPay={() => setSplitting(true)} />
      <View>
        <SplitSheet open={splitting} model={model} table={table} onClose={() => setSplitting(false)} />
      </View>
    </View>
  )
})

/** State of the table. */
const BillHead = observer(function BillHead({ table }: { table: ScannedTable }) {
  const t = useText()
  return (
    <View className={styles.head}>
      <View className={styles.texts} aria-live="polite">
        <Heading level={2} look="title1">
          {table.closed ? t('bill.thanks') : table.view?.stateFormat}
        </Heading>
        <Text className={styles.caption}>{table.closed ? t('bill.thanksText') : whereOf(table, t)}</Text>
      </View>
      <Art src={art.dinein} size={104} />
    </View>
  )
})

/** Store, area and number of people. */
function whereOf({ view }: ScannedTable, t: Translate): string {
  if (!view) return ''
  const { storeName, area } = view.table
  return [storeName, area, t('table.guests', { count: view.peopleNum })].filter(Boolean).join(' · ')
}

/** The guest's pending share of the bill, or own unpaid order. */
const Begun = observer(function Begun({ table }: { table: ScannedTable }) {
  const t = useText()
  const money = useMoney()
  const { bill, batches = [] } = table.session ?? {}
  const share = bill ? begunShare(bill) : undefined
  const round = unpaidRound(batches)
  const begun = share ?? (round && { orderId: round.orderId, amount: round.payAmount })
  if (!begun) return null
  const { orderId, amount } = begun
  return (
    <Notice
      kind="warning"
      text={t('bill.mineOpen', { amount: money(amount) })}
      action={t('bill.goOn')}
      onAction={() => go('/pages/order/detail', { orderId })}
    />
  )
})
