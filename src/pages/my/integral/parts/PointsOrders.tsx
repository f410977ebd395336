import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { pointsMallApi } from '@/api/endpoints/pointsMall'
import { ListPage } from '@/components/loading/ListPage'
import { POINTS_TABS } from '@/contract/constants/points'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { PagedList } from '@/stores/cache/pagedList'
import { Button } from '@/ui/actions/Button'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Dock } from '@/ui/layout/Dock'
import { Tabs } from '@/ui/layout/Tabs'
import { memberArt } from '@/ui/media/memberArtFiles'
import { PointsOrderCard } from './PointsOrderCard'
import styles from './Points.module.scss'

type Tab = (typeof POINTS_TABS)[number]

const LABELS = {
  toPay: 'points.tabToPay',
  toShip: 'points.tabToShip',
  toReceive: 'points.tabToReceive',
  completed: 'points.tabCompleted',
} as const

/**
 * The points orders of the user, under the tabs of their states. Without `first` the tab is the earliest one with an order that goes on, or
 * else that of the orders that are over.
 */
export const PointsOrders = observer(function PointsOrders({ first }: { first: Tab | undefined }) {
  const { locale } = useStores()
  const t = useText()
  const [tab, setTab] = useState(first)
  const [counts, setCounts] = useState<Record<string, number>>({})
  const shown = tab ?? POINTS_TABS[0]
  const onCounts = (read: Record<string, number>) => {
    setCounts(read)
    setTab((chosen) => chosen ?? POINTS_TABS.find((each) => read[each]) ?? 'completed')
  }
  const labelOf = (key: Tab) => [t(LABELS[key]), counts[key] || ''].filter(Boolean).join(' ')
  return (
    <>
      <View className={styles.tabs}>
        <Tabs
          label={t('points.tabs')}
          tabs={POINTS_TABS.map((key) => ({ key, label: labelOf(key) }))}
          active={shown}
          onChange={setTab}
        />
      </View>
      <Under key={`${shown} ${locale.wanted}`} tab={shown} onCounts={onCounts} />
      <Dock>
        <Button wide size="large" look="outline" onTap={() => go('/pages/my/integral/shop-index')}>
          {t('points.shop')}
        </Button>
      </Dock>
    </>
  )
})

const Under = observer(function Under({
  tab,
  onCounts,
}: {
  tab: Tab
  onCounts: (counts: Record<string, number>) => void
}) {
  const t = useText()
  const [list] = useState(
    () =>
      new PagedList(async (page) => {
        const read = await pointsMallApi.orders({ page, tab })
        onCounts(read.counts)
        return read
      }),
  )
  useOnShow(() => void list.load(), list)
  return (
    <ListPage
      of={list}
      skeleton={<CardSkeleton rows={4} />}
      empty={<Empty art={memberArt.gift} title={t('points.noOrders')} text={t('points.noOrdersText')} />}
    >
      {(order) => <PointsOrderCard key={order.orderId} order={order} />}
    </ListPage>
  )
})
