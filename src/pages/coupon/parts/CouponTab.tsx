import { Text } from '@tarojs/components'
import { usePullDownRefresh } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { couponApi } from '@/api/endpoints/coupon'
import { ListPage } from '@/components/loading/ListPage'
import type { COUPON_FILTERS, COUPON_TABS } from '@/contract/constants/coupon'
import type { HeldCoupon } from '@/contract/coupon/coupon'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { stopPullDownRefresh } from '@/platform/navigation/refresh'
import { type OfflineCache, type OnStale, withServerClock } from '@/stores/cache/offlineCache'
import { PagedList } from '@/stores/cache/pagedList'
import { Empty } from '@/ui/feedback/Empty'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { HeldTicket } from './HeldTicket'
import styles from './Coupons.module.scss'

export type HeldTab = (typeof COUPON_TABS)[number]
export type CouponFilter = (typeof COUPON_FILTERS)[number] | 'all'
export type CouponCounts = Record<HeldTab, number>

const EMPTY = { usable: 'couponPages.noUsable', used: 'couponPages.noUsed', expired: 'couponPages.noExpired' } as const

interface UnderProps {
  tab: HeldTab
  filter: CouponFilter
  onCounts: (counts: CouponCounts) => void
}

/** The user's coupons under one tab. */
export const CouponTab = observer(function CouponTab({ tab, filter, onCounts }: UnderProps) {
  const { offlineCache } = useStores()
  const t = useText()
  const [list] = useState(
    () => new PagedList((page, onStale) => readPage(offlineCache, { tab, filter, page, onCounts }, onStale)),
  )
  useOnShow(() => void list.load(), list)
  usePullDownRefresh(() => void list.load().then(stopPullDownRefresh))
  const empty =
    filter === 'all' ? (
      <Empty
        art={memberArt.gift}
        title={t(EMPTY[tab])}
        {...(tab === 'usable' && {
          text: t('couponPages.noneText'),
          action: t('coupons.toCentre'),
          onAction: () => go('/pages/other/coupon/center'),
        })}
      />
    ) : (
      <Empty art={memberArt.gift} title={t('couponPages.noneFiltered')} />
    )
  const [leading] = list.items
  return (
    <>
      <ListPage of={list} skeleton={<CardSkeleton rows={4} />} empty={empty}>
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
  { tab, filter, page, onCounts }: UnderProps & { page: number },
  onStale: OnStale,
): Promise<{ list: Row[]; total: number }> {
  const ask = () => couponApi.mine({ state: tab, page, ...(filter !== 'all' && { filter }) })
  const fetch = (stale: OnStale) =>
    page === 1 ? offlineCache.networkFirstForUser(`coupons ${tab} ${filter}`, ask, stale) : ask()
  const { list, total, counts, serverTime } = await withServerClock(fetch, onStale)
  onCounts(counts)
  return { list: list.map((coupon) => ({ ...coupon, serverTime })), total }
}
