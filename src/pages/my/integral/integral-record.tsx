import { Text, View } from '@tarojs/components'
import { usePullDownRefresh } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { pointsApi } from '@/api/endpoints/points'
import { ListPage } from '@/components/loading/ListPage'
import { POINTS_RECORD_TABS } from '@/contract/constants'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import '@/i18n/en/points'
import { stopPullDownRefresh } from '@/platform/navigation/refresh'
import { screen, type PageProps } from '@/shell/screen'
import { PagedList } from '@/stores/cache/pagedList'
import { Empty } from '@/ui/feedback/Empty'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import { Heading } from '@/ui/layout/Heading'
import { Tabs } from '@/ui/layout/Tabs'
import { memberArt } from '@/ui/media/memberArtFiles'
import { monthText } from './parts/monthText'
import { RecordRow } from './parts/RecordRow'
import { type RecordLine, linesOf } from './parts/recordLines'
import styles from './parts/Points.module.scss'

definePageConfig({ enablePullDownRefresh: true })

type Tab = (typeof POINTS_RECORD_TABS)[number]

/** What became of the points of the user, by month. */
function PointsRecords({ query }: PageProps<'/pages/my/integral/integral-record'>) {
  const { locale } = useStores()
  const t = useText()
  const [tab, setTab] = useState<Tab>(POINTS_RECORD_TABS.find((each) => each === query.tab) ?? 'all')
  return (
    <>
      <View className={styles.tabs}>
        <Tabs
          label={t('points.tabs')}
          tabs={POINTS_RECORD_TABS.map((key) => ({ key, label: t(`points.${key}`) }))}
          active={tab}
          onChange={setTab}
        />
      </View>
      <Records key={`${tab} ${locale.wanted}`} tab={tab} />
    </>
  )
}

const Records = observer(function Records({ tab }: { tab: Tab }) {
  const t = useText()
  const [list] = useState(() => {
    let last: RecordLine | undefined
    return new PagedList(async (page) => {
      const read = await pointsApi.log({ page, tab })
      const lines = linesOf(read, page === 1 ? undefined : last)
      last = lines[lines.length - 1] ?? last
      return { list: lines, total: read.total }
    })
  })
  useOnShow(() => void list.load(), list)
  usePullDownRefresh(() => void list.load().then(stopPullDownRefresh))
  return (
    <ListPage
      of={list}
      skeleton={
        <Skeleton rows={5}>
          <Bar shape="card" />
        </Skeleton>
      }
      empty={<Empty art={memberArt.letter} title={t('points.noRecords')} text={t('points.noRecordsText')} />}
    >
      {(line) => <Line key={line.record.id} line={line} />}
    </ListPage>
  )
})

/** A record, under the head of its month when it is the first of it. */
const Line = observer(function Line({ line: { record, month, head } }: { line: RecordLine }) {
  const { locale } = useStores()
  const sums = head && [head.gained > 0 && `+${head.gained}`, head.spent > 0 && `−${head.spent}`]
  return (
    <View>
      {head && (
        <View className={styles.months}>
          <Heading level={2} look="title3">
            {monthText(month, locale.current)}
          </Heading>
          <Text className={styles.caption}>{sums?.filter(Boolean).join(' · ')}</Text>
        </View>
      )}
      <RecordRow record={record} />
    </View>
  )
})

export default screen('/pages/my/integral/integral-record', PointsRecords)
