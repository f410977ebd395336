import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { COUPON_FILTERS } from '@/contract/constants/coupon'
import { FilterPills } from '@/ui/fields/FilterPills'
import { Tabs } from '@/ui/layout/Tabs'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { CouponGifts } from './CouponGifts'
import { type CouponCounts, type CouponFilter, type HeldTab, CouponTab } from './CouponTab'
import styles from './Coupons.module.scss'

/** `gifts`: those that were given or received. */
export type CouponTab = HeldTab | 'gifts'
const FILTERS = ['all', ...COUPON_FILTERS] as const

interface Props {
  tabs: readonly CouponTab[]
  first: CouponTab
  /** What follows for a user with usable coupons. */
  children?: ReactNode
}

/** The user's coupons under tabs with their counts. */
export const HeldCoupons = observer(function HeldCoupons({ tabs, first, children }: Props) {
  const { locale } = useStores()
  const t = useText()
  const [tab, setTab] = useState(first)
  const [filter, setFilter] = useState<CouponFilter>('all')
  const [counts, setCounts] = useState<CouponCounts>()
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
      {tab === 'usable' && counts?.usable !== 0 && (
        <FilterPills
          label={t('couponPages.filters')}
          filters={FILTERS.map((key) => ({ key, label: t(`couponFilter.${key}`) }))}
          active={filter}
          onChange={setFilter}
        />
      )}
      {tab === 'gifts' ? (
        <CouponGifts />
      ) : (
        <CouponTab
          key={`${tab} ${filter} ${locale.wanted}`}
          tab={tab}
          filter={tab === 'usable' ? filter : 'all'}
          onCounts={setCounts}
        />
      )}
      {counts !== undefined && counts.usable > 0 && children}
    </>
  )
})
