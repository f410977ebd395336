import { View } from '@tarojs/components'
import { useState } from 'react'
import '@/i18n/en/reserve'
import { reserveApi } from '@/api/endpoints/reserve'
import { ListPage } from '@/components/loading/ListPage'
import { RESERVE_TABS } from '@/contract/constants/reserve'
import { go } from '@/platform/navigation/navigation'
import { PagedList } from '@/stores/cache/pagedList'
import { screen, type PageProps } from '@/shell/screen'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Dock } from '@/ui/layout/Dock'
import { Tabs } from '@/ui/layout/Tabs'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { BookingRow } from './parts/BookingRow'
import styles from './parts/Reserve.module.scss'

type Tab = (typeof RESERVE_TABS)[number]

/** The bookings of the user: those to come, the next one first, and the past ones. */
function MyBookings({ query }: PageProps<'/pages/other/reserve/list'>) {
  const t = useText()
  const { current } = useStores().locale
  const [tab, setTab] = useState<Tab>(RESERVE_TABS.find((each) => each === query.tab) ?? 'coming')
  const [coming, setComing] = useState(0)
  const [lists] = useState(() => {
    const listOf = (shown: Tab) =>
      new PagedList(async (page) => {
        const reply = await reserveApi.mine({ tab: shown, page })
        setComing(reply.coming)
        return reply
      })
    return { coming: listOf('coming'), past: listOf('past') }
  })
  const list = lists[tab]
  useOnShow(() => void list.load(), `${current} ${tab}`)
  const tabs = [
    { key: 'coming' as const, label: coming > 0 ? `${t('reserve.coming')} ${coming}` : t('reserve.coming') },
    { key: 'past' as const, label: t('reserve.past') },
  ]
  return (
    <View className={styles.page}>
      <View className={styles.tabs}>
        <Tabs label={t('reserve.mine')} tabs={tabs} active={tab} onChange={setTab} />
      </View>
      <ListPage
        of={list}
        skeleton={<CardSkeleton rows={4} />}
        empty={<Empty art={memberArt.calendar} title={t(`reserve.${tab}None`)} text={t('reserve.noneText')} />}
      >
        {(booking) => <BookingRow key={booking.id} booking={booking} past={tab === 'past'} />}
      </ListPage>
      <Dock>
        <Button wide size="large" onTap={() => go('/pages/other/reserve/index', {})}>
          {t('reserve.bookTitle')}
        </Button>
      </Dock>
    </View>
  )
}

export default screen('/pages/other/reserve/list', MyBookings)
