import { View } from '@tarojs/components'
import { usePullDownRefresh } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import '@/i18n/en/home'
import '@/i18n/en/orderCare'
import '@/i18n/en/orders'
import { orderApi } from '@/api/endpoints/order'
import { Empty } from '@/ui/feedback/Empty'
import { Heading } from '@/ui/layout/Heading'
import { ListPage } from '@/components/loading/ListPage'
import { refreshUnlessStale } from '@/hooks/dataAge'
import { screen, type PageProps } from '@/shell/screen'
import { useOnShow } from '@/hooks/useOnShow'
import { usePolling } from '@/hooks/usePolling'
import { Tabs } from '@/ui/layout/Tabs'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { ORDER_TABS } from '@/contract/constants/common'
import { isMoving } from '@/domain/order/refundState'
import { go } from '@/platform/navigation/navigation'
import { stopPullDownRefresh } from '@/platform/navigation/refresh'
import { type OfflineCache, type OnStale, withServerClock } from '@/stores/cache/offlineCache'
import { PagedList } from '@/stores/cache/pagedList'
import { OrderCard } from './parts/OrderCard'
import { OrdersSkeleton } from './parts/OrdersSkeleton'
import styles from './order-index.module.scss'

type OrderTab = (typeof ORDER_TABS)[number]

definePageConfig({ enablePullDownRefresh: true })

/** Polling interval of active orders, milliseconds. */
const FOLLOW_MS = 10_000

/** The guest's orders by state; `tab` selects a tab. */
function Orders({ query }: PageProps<'/pages/index/order-index'>) {
  const { orders, locale } = useStores()
  const t = useText()
  const [tab, setTab] = useState<OrderTab>('all')
  useEffect(() => setTab(ORDER_TABS.find((key) => key === query.tab) ?? 'all'), [query])
  return (
    <View className={styles.page}>
      <View className={styles.head}>
        <Heading level={1}>{t('orders.title')}</Heading>
      </View>
      <Tabs
        label={t('orders.tabs')}
        tabs={ORDER_TABS.map((key) => ({ key, label: t(`orders.${key}`) }))}
        active={tab}
        onChange={setTab}
      />
      <View className={styles.list}>
        <OrdersOf key={`${tab} ${locale.wanted}`} tab={tab} onShow={orders.refresh} />
      </View>
    </View>
  )
}

const OrdersOf = observer(function OrdersOf({ tab, onShow }: { tab: OrderTab; onShow: () => Promise<void> }) {
  const { offlineCache } = useStores()
  const t = useText()
  const [list] = useState(() => new PagedList((page, onStale) => pageOfOrders(offlineCache, tab, page, onStale)))
  const load = () => {
    void list.load()
    void onShow()
  }
  useOnShow(load, list)
  usePullDownRefresh(() => void list.load().then(stopPullDownRefresh))
  const follow = useCallback(() => Promise.all([list.renew(), onShow()]), [list, onShow])
  usePolling(follow, FOLLOW_MS, list.items.some(isMoving), 'order')
  const empty =
    tab === 'all' ? (
      <Empty
        title={t('orders.empty')}
        text={t('orders.emptyHint')}
        action={t('orders.toMenu')}
        onAction={() => go('/pages/index/goods')}
      />
    ) : (
      <Empty title={t('orders.emptyTab')} />
    )
  return (
    <ListPage of={list} skeleton={<OrdersSkeleton />} empty={empty}>
      {(order) => <OrderCard key={order.id} order={order} onChange={() => refreshUnlessStale(list, load)} />}
    </ListPage>
  )
})

/** A page of the list with the current server time. The first page is cached for offline use. */
async function pageOfOrders(offlineCache: OfflineCache, tab: OrderTab, page: number, onStale: OnStale) {
  const ask = () => orderApi.list({ tab, page })
  const fetch = (onStale: OnStale) =>
    page === 1 ? offlineCache.networkFirstForUser(`orders ${tab}`, ask, onStale) : ask()
  const { list, total, serverTime } = await withServerClock(fetch, onStale)
  return { list: list.map((order) => ({ ...order, serverTime })), total }
}

export default screen('/pages/index/order-index', Orders)
