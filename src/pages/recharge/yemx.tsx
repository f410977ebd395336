import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { MonthList } from '@/components/records/MonthList'
import { useMoney } from '@/hooks/useMoney'
import { useOnShow } from '@/hooks/useOnShow'
import { useText } from '@/hooks/useText'
import '@/i18n/en/topUp'
import { go } from '@/platform/navigation/navigation'
import { screen } from '@/shell/screen'
import { Button } from '@/ui/actions/Button'
import { Empty } from '@/ui/feedback/Empty'
import { FilterPills } from '@/ui/fields/FilterPills'
import { memberArt } from '@/ui/media/memberArtFiles'
import { BalanceRecord } from './parts/BalanceRecord'
import { BalanceRecordsModel, RECORD_FILTERS, type RecordFilter } from './records.model'
import styles from './parts/TopUp.module.scss'

/** `yemx`: the records of the balance by month. */
function BalanceRecords() {
  const t = useText()
  const money = useMoney()
  const [filter, setFilter] = useState<RecordFilter>('all')
  const [model, setModel] = useState(() => new BalanceRecordsModel('all'))
  useOnShow(() => void model.list.load(), model)
  const choose = (next: RecordFilter) => {
    setFilter(next)
    setModel(new BalanceRecordsModel(next, model.balance))
  }
  return (
    <View className={styles.page}>
      <View className={styles.now}>
        <View className={styles.texts}>
          <Text className={styles.caption}>{t('topUp.now')}</Text>
          <Text className={styles.nowSum}>{model.balance ? money(model.balance.total) : '–'}</Text>
        </View>
        <Button look="tint" size="medium" onTap={() => go('/pages/other/recharge/index')}>
          {t('topUp.title')}
        </Button>
      </View>
      <FilterPills
        label={t('topUp.recordsTitle')}
        filters={RECORD_FILTERS.map((key) => ({ key, label: t(`topUpFilter.${key}`) }))}
        active={filter}
        onChange={choose}
      />
      <Records key={filter} model={model} />
    </View>
  )
}

const Records = observer(function Records({ model }: { model: BalanceRecordsModel }) {
  const t = useText()
  const money = useMoney()
  const sumsOf = (month: string) => {
    const sums = model.months.get(month)
    return sums ? t('topUp.sums', { in: money(sums.in), out: money(sums.out) }) : ''
  }
  return (
    <MonthList
      of={model.list}
      dayOf={({ at }) => at}
      sumsOf={sumsOf}
      empty={<Empty art={memberArt.coins} title={t('topUp.noRecords')} text={t('topUp.noRecordsText')} />}
    >
      {(entry) => <BalanceRecord key={entry.id} entry={entry} />}
    </MonthList>
  )
})

export default screen('/pages/other/recharge/yemx', BalanceRecords)
