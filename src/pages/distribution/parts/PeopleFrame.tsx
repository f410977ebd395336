import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { partnerApi } from '@/api/endpoints/partner'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { replace } from '@/platform/navigation/navigation'
import { Dock } from '@/ui/layout/Dock'
import { Tabs } from '@/ui/layout/Tabs'
import { SendLink } from './SendLink'
import styles from './Partner.module.scss'

interface Props {
  active: 'people' | 'orders'
  children: ReactNode
}

const PAGES = { people: '/pages/order/distribution/wdfs', orders: '/pages/order/distribution/fxdd' } as const

/** The tabs over the people and the orders of a partner, and the button below both. */
export const PeopleFrame = observer(function PeopleFrame({ active, children }: Props) {
  const t = useText()
  const { value } = useResource(() => partnerApi.centre({}))
  const counts = { people: value?.fansCount, orders: value?.orderCount }
  const labels = { people: t('partner.people'), orders: t('partner.ordersTitle') }
  const tabs = (['people', 'orders'] as const).map((key) => {
    return { key, label: counts[key] ? `${labels[key]} ${counts[key]}` : labels[key] }
  })
  return (
    <View className={styles.page}>
      <View className={styles.tabs}>
        <Tabs
          label={t('partner.peopleTitle')}
          tabs={tabs}
          active={active}
          onChange={(tab) => tab !== active && replace(PAGES[tab])}
        />
      </View>
      {children}
      {value && (
        <Dock>
          <SendLink code={value.inviteCode} />
        </Dock>
      )}
    </View>
  )
})
