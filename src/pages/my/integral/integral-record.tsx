import { usePullDownRefresh } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { pointsApi } from '@/api/endpoints/points'
import { MonthList } from '@/components/records/MonthList'
import { POINTS_RECORD_TABS } from '@/contract/constants/points'
import type { PointsMonth } from '@/contract/points/points'
import { countText } from '@/domain/money/money'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import '@/i18n/en/points'
import { stopPullDownRefresh } from '@/platform/navigation/refresh'
import { screen, type PageProps } from '@/shell/screen'
import { PagedList } from '@/stores/cache/pagedList'
import { Empty } from '@/ui/feedback/Empty'
import { Tabs } from '@/ui/layout/Tabs'
import { memberArt } from '@/ui/media/memberArtFiles'
import { PointsRecordRow } from './parts/PointsRecordRow'

definePageConfig({ enablePullDownRefresh: true })

type Tab = (typeof POINTS_RECORD_TABS)[number]

/** What became of the points of the user, by month. */
function PointsRecords({ query }: PageProps<'/pages/my/integral/integral-record'>) {
  const { locale } = useStores()
  const t = useText()
  const [tab, setTab] = useState<Tab>(POINTS_RECORD_TABS.find((each) => each === query.tab) ?? 'all')
  return (
    <>
      <Tabs
        label={t('points.tabs')}
        tabs={POINTS_RECORD_TABS.map((key) => ({ key, label: t(`points.${key}`) }))}
        active={tab}
        onChange={setTab}
      />
      <Records key={`${tab} ${locale.wanted}`} tab={tab} />
    </>
  )
}

const Records = observer(function Records({ tab }: { tab: Tab }) {
  const t = useText()
  const [{ list, months }] = useState(() => recordsOf(tab))
  useOnShow(() => void list.load(), list)
  usePullDownRefresh(() => void list.load().then(stopPullDownRefresh))
  const sumsOf = (month: string) => {
    const { gained = 0, spent = 0 } = months.get(month) ?? {}
    return [gained > 0 && `+${countText(gained)}`, spent > 0 && `−${countText(spent)}`].filter(Boolean).join(' · ')
  }
  return (
    <MonthList
      of={list}
      dayOf={({ createdAt }) => createdAt}
      sumsOf={sumsOf}
      empty={<Empty art={memberArt.coins} title={t('points.noRecords')} text={t('points.noRecordsText')} />}
    >
      {(record) => <PointsRecordRow key={record.id} record={record} />}
    </MonthList>
  )
})

/** The records of a tab, with the sums of their months. */
function recordsOf(tab: Tab) {
  const months = new Map<string, PointsMonth>()
  const list = new PagedList(async (page) => {
    const reply = await pointsApi.log({ page, tab })
    for (const month of reply.months) months.set(month.month, month)
    return reply
  })
  return { list, months }
}

export default screen('/pages/my/integral/integral-record', PointsRecords)
