import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { partnerApi } from '@/api/endpoints/partner'
import { ListPage } from '@/components/loading/ListPage'
import { PARTNER_ORDER_TABS, type PartnerOrderTab } from '@/contract/constants/partner'
import type { PartnerOrder } from '@/contract/partner/partner'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { PagedList } from '@/stores/cache/pagedList'
import { Empty } from '@/ui/feedback/Empty'
import { FilterPills } from '@/ui/fields/FilterPills'
import { Card } from '@/ui/layout/Card'
import { memberArt } from '@/ui/media/memberArtFiles'
import { OrderRow } from './OrderRow'
import { PartnerSkeleton } from './PartnerGate'
import styles from './Partner.module.scss'

const groupOf = (shows: 'income' | 'place') => (orders: readonly PartnerOrder[]) => (
  <Card>
    {orders.map((order) => (
      <OrderRow key={order.id} order={order} shows={shows} />
    ))}
  </Card>
)
const GROUPS = { income: groupOf('income'), place: groupOf('place') }

interface Props {
  shows: 'income' | 'place'
  month?: string | undefined
  day?: string | undefined
}

/** The orders of a partner under a filter. */
export const Orders = observer(function Orders({ shows, month, day }: Props) {
  const t = useText()
  const [tab, setTab] = useState<PartnerOrderTab>('all')
  const filters = PARTNER_ORDER_TABS.map((key) => ({ key, label: t(`partner.tab_${key}`) }))
  return (
    <View>
      <View className={styles.pills}>
        <FilterPills label={t('partner.ordersTitle')} filters={filters} active={tab} onChange={setTab} />
      </View>
      <OrderList key={`${tab} ${month ?? ''} ${day ?? ''}`} tab={tab} shows={shows} month={month} day={day} />
    </View>
  )
})

const OrderList = observer(function OrderList({ tab, shows, month, day }: Props & { tab: PartnerOrderTab }) {
  const t = useText()
  const { current } = useStores().locale
  const [list] = useState(() => new PagedList((page) => partnerApi.orders({ tab, month, day, page })))
  useOnShow(() => void list.load(), current)
  return (
    <ListPage
      of={list}
      skeleton={<PartnerSkeleton />}
      empty={<Empty art={memberArt.coins} title={t('partner.noIncome')} text={t('partner.noIncomeText')} />}
      grouped={GROUPS[shows]}
    />
  )
})
