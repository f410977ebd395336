import { Text, View } from '@tarojs/components'
import { usePullDownRefresh } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { couponApi } from '@/api/endpoints/coupon'
import type { COUPON_TABS } from '@/contract/constants'
import type { HeldCoupon } from '@/contract/coupon'
import { ListPage } from '@/components/loading/ListPage'
import { go } from '@/platform/navigation/navigation'
import { stopPullDownRefresh } from '@/platform/navigation/refresh'
import { type OfflineCache, type OnStale, withServerClock } from '@/stores/cache/offlineCache'
import { PagedList } from '@/stores/cache/pagedList'
import { Empty } from '@/ui/feedback/Empty'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import { Tabs } from '@/ui/layout/Tabs'
import { memberArt } from '@/ui/media/memberArtFiles'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { CouponGifts } from './CouponGifts'
import { HeldTicket } from './HeldTicket'
import styles from './Coupons.module.scss'

type HeldTab = (typeof COUPON_TABS)[number]
/** `gifts`: those that were given or received. */
export type CouponTab = HeldTab | 'gifts'
type Counts = Record<HeldTab, number>

const EMPTY = { usable: 'couponPages.noUsable', used: 'couponPages.noUsed', expired: 'couponPages.noExpired' } as const

interface Props {
  tabs: readonly CouponTab[]
  first: CouponTab
}

/** The user's coupons under tabs with their counts. */
export const HeldCoupons = observer(function HeldCoupons({ tabs, first }: Props) {
  const { locale } = useStores()
  const t = useText()
  const [tab, setTab] = useState(first)
  const [counts, setCounts] = useState<Counts>()
  return (
    <>
      <View className={styles.tabs}>
        <Tabs
          label={t('couponPages.tabs')}
          tabs={tabs.map((key) => ({
            key,
            label:
              key === 'gifts'
                ? t('couponGift.gifts')
                : [t(`coupons.${key}`), counts?.[key]].filter((part) => part !== undefined).join(' '),
          }))}
          active={tab}
          onChange={setTab}
        />
      </View>
      {tab === 'gifts' ? <CouponGifts /> : <HeldUnder key={`${tab} ${locale.wanted}`} tab={tab} onCounts={setCounts} />}
    </>
  )
})

const HeldUnder = observer(function HeldUnder({ tab, onCounts }: { tab: HeldTab; onCounts: (counts: Counts) => void }) {
  const { offlineCache } = useStores()
  const t = useText()
  const [list] = useState(
    () => new PagedList((page, onStale) => readPage(offlineCache, { tab, page, onCounts }, onStale)),
  )
  useOnShow(() => void list.load(), list)
  usePullDownRefresh(() => void list.load().then(stopPullDownRefresh))
  const empty = (
    <Empty
      art={memberArt.gift}
      title={t(EMPTY[tab])}
      {...(tab === 'usable' && {
        text: t('couponPages.noneText'),
        action: t('coupons.toCentre'),
        onAction: () => go('/pages/other/coupon/center'),
      })}
    />
  )
  const bars = (
    <Skeleton rows={4}>
      <Bar shape="card" />
    </Skeleton>
  )
  const [leading] = list.items
  return (
    <>
      <ListPage of={list} skeleton={bars} empty={empty}>
        {({ serverTime, ...coupon }) => (
          <HeldTicket key={coupon.id} coupon={coupon} serverTime={serverTime} first={coupon.id === leading?.id} />
        )}
      </ListPage>
      {list.items.length > 0 && (
        <Text className={styles.note}>{tab === 'usable' ? t('couponPages.sorted') : t('couponPages.pastKept')}</Text>
      )}
    </>
  )
})

type Row = HeldCoupon & { serverTime: string }

/** A page of the coupons under a tab with the current server time. The first page is cached for offline use. */
async function readPage(
  offlineCache: OfflineCache,
  { tab, page, onCounts }: { tab: HeldTab; page: number; onCounts: (counts: Counts) => void },
  onStale: OnStale,
): Promise<{ list: Row[]; total: number }> {
  const ask = () => couponApi.mine({ state: tab, page })
  const fetch = (stale: OnStale) =>
    page === 1 ? offlineCache.networkFirstForUser(`coupons ${tab}`, ask, stale) : ask()
  const { list, total, counts, serverTime } = await withServerClock(fetch, onStale)
  onCounts(counts)
  return { list: list.map((coupon) => ({ ...coupon, serverTime })), total }
}
